// QR codes that are drawn here are those that another program draws; `qr.vectors.json` was made with
// segno, one full code of each version.

import { expect, test } from "vitest";
import { qrPath, qrSquares, wifiText } from "./qr";
import vectors from "./qr.vectors.json";

test.each(vectors.map((each) => [each.text.slice(0, 20), each.mask, each] as const))("%s with mask %d", (_, mask, { text, rows }) => {
  const squares = qrSquares(text, mask).map((row) => row.map(Number).join(""));
  expect(squares).toEqual(rows);
});

test("a mask is chosen, and what is too long is refused", () => {
  const chosen = qrSquares("camlann");
  expect(vectors.length).toBeGreaterThan(0);
  expect([0, 1, 2, 3, 4, 5, 6, 7].some((mask) => JSON.stringify(qrSquares("camlann", mask)) === JSON.stringify(chosen))).toBe(true);
  expect(qrPath(chosen)).toMatch(/^M0 0h1v1h-1z/);
  expect(() => qrSquares("x".repeat(300))).toThrow(RangeError);
});

test("the words of a Wi-Fi are quoted", () => {
  expect(wifiText("a;b", 'p"w:')).toBe('WIFI:T:WPA;S:a\\;b;P:p\\"w\\:;;');
  expect(wifiText("open", "")).toBe("WIFI:T:nopass;S:open;;");
});
