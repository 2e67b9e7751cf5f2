// The seats of one table side by side, each in a frame and on an origin of its own.
const main = document.querySelector("main")!;
const seats = (await (await fetch("/dev/table")).json()) as readonly { name: string; language: string }[];

function frame(seat: { name: string; language: string }, number: number): HTMLElement {
  const section = document.createElement("section");
  const line = document.createElement("p");
  const language = document.createElement("select");
  const page = document.createElement("iframe");
  const sit = () =>
    (page.src = `//${number + 1}.seats.localhost:${location.port}/dev/sit?seat=${number}&language=${language.value}`);
  language.append(...["en", "it", "fr", "fa"].map((tag) => new Option(tag, tag, false, tag === seat.language)));
  language.addEventListener("change", sit);
  page.title = seat.name;
  line.append(`${number + 1} ${seat.name}`, language);
  section.append(line, page);
  sit();
  return section;
}

const frames = seats.map(frame);
main.append(...frames);

for (const id of ["wide", "high"]) {
  const slider = document.getElementById(id) as HTMLInputElement;
  slider.addEventListener("input", () => main.style.setProperty(`--${id}`, `${slider.value}px`));
}

document.getElementById("shown")!.append(
  ...frames.map((section, number) => {
    const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: true });
    box.addEventListener("change", () => (section.style.display = box.checked ? "" : "none"));
    const label = document.createElement("label");
    label.append(box, `${number + 1}`);
    return label;
  }),
);
