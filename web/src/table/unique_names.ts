// Makes names unique: two people at one table may have the same name, or look-alike ones. Then their names get the numbers
// of their seats, so that nobody is confused with another.

const SHAPES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a", в: "b", е: "e", ё: "e", з: "3", і: "i", ї: "i", ј: "j", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", ѕ: "s", т: "t", у: "y", х: "x",
  // Greek
  α: "a", β: "b", ε: "e", ζ: "z", η: "h", ι: "i", κ: "k", μ: "m", ν: "n", ο: "o", ρ: "p", τ: "t", υ: "y", χ: "x", ω: "w",
  // Characters that look alike in many fonts
  "0": "o", "1": "l", "|": "l", "’": "'",
  // Arabic letters that Persian writes differently
  ي: "ی", ى: "ی", ك: "ک",
};

/** What a name looks like, only for comparison. */
export function shape(name: string): string {
  const plain = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFD");
  return [...plain.replace(/[\p{Mn}\u200c\u200d\s]/gu, "")].map((sign) => SHAPES[sign] ?? sign).join("");
}

/** The names of those who sit, clockwise; look-alikes are told apart by `mark`, from the number of the seat. */
export function distinct(names: readonly string[], mark: (seat: number) => string): readonly string[] {
  const shapes = names.map(shape);
  return names.map((name, seat) => (shapes.some((each, other) => other !== seat && each === shapes[seat]) ? `${name} (${mark(seat)})` : name));
}
