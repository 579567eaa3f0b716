// Things that stand on the ground, by the names that map files give them; unknown names are skipped.
import { blend, type Brush, type Random } from "./noise";
import { box, disc, oval, rect, reed, ring, rock, stroke } from "./strokes";

type Draw = (brush: Brush, x: number, y: number, random: Random) => void;

/** Light around a flame. */
function glow(brush: Brush, x: number, y: number, far: number, heart: string): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, far);
  light.addColorStop(0, heart);
  light.addColorStop(0.4, "rgba(255,140,50,.2)");
  light.addColorStop(1, "rgba(255,120,40,0)");
  brush.fillStyle = light;
  brush.fillRect(x - far, y - far, 2 * far, 2 * far);
}

function flame(brush: Brush, x: number, y: number, size: number, fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - size * 0.9, y + 0.45 * size);
  brush.quadraticCurveTo(x - size, y - size * 0.7, x - size * 0.1, y - size * 2);
  brush.quadraticCurveTo(x + size * 0.2, y - size, x + size * 0.6, y - size * 1.3);
  brush.quadraticCurveTo(x + size * 1.2, y - size * 0.1, x + size * 0.8, y + 0.45 * size);
  brush.fill();
}

const tree: Draw = (brush, x, y, random) => {
  const size = 2.3 + random() * 0.8;
  oval(brush, x + 0.9, y + 1.2, size * 1.05, size * 0.9, "rgba(0,0,0,.45)");
  const layers: [number, string, string][] = [
    [1, "#18240f", "#26361a"],
    [0.74, "#2b3f1c", "#41582a"],
    [0.46, "#4a6430", "#6a8540"],
  ];
  for (const [wide, low, high] of layers)
    for (let i = 0; i < 7; i++) {
      const [turn, far] = [i * 0.9 + random(), size * 0.52 * wide];
      const leaf = size * (0.36 + random() * 0.16) * (wide * 0.5 + 0.5);
      const [dx, dy] = [Math.cos(turn) * far, Math.sin(turn) * far];
      const fill = blend(low, high, random());
      disc(brush, x - (1 - wide) * 0.8 + dx, y - (1 - wide) * 1.1 + dy, leaf, fill);
    }
};

const fire: Draw = (brush, x, y, random) => {
  glow(brush, x, y, 7, "rgba(255,190,90,.55)");
  oval(brush, x, y + 0.2, 1.8, 1.5, "#1a120cdd");
  for (let i = 0; i < 9; i++)
    rock(brush, x + Math.cos(i * 0.7) * 1.75, y + 0.2 + Math.sin(i * 0.7) * 1.45, 0.42, random);
  for (const turn of [0.4, 1.5, 2.6]) {
    const [dx, dy] = [Math.cos(turn) * 1.1, Math.sin(turn) * 0.8];
    stroke(
      brush,
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      0.4,
      "#3b2210",
    );
  }
  flame(brush, x, y, 1, "#e8551f");
  flame(brush, x, y, 0.68, "#ffab38");
  flame(brush, x, y, 0.36, "#ffe9a0");
};

const altar: Draw = (brush, x, y, random) => {
  for (let i = 0; i < 13; i++) {
    const [dx, dy] = [Math.cos(i * 0.4833) * 4.7, Math.sin(i * 0.4833) * 3.6];
    rock(brush, x + dx, y + dy, 0.5 + random() * 0.3, random);
  }
  oval(brush, x, y, 3.9, 2.9, "rgba(20,10,6,.35)");
  box(brush, x, y, 4.6, 2.7, "#6f685c");
  rect(brush, x - 2, y - 1.15, 4, 2, "#8d8576");
  oval(brush, x + 0.3, y, 1.3, 0.7, "#6d1a14cc", 0.3);
  oval(brush, x - 0.9, y + 0.35, 0.5, 0.3, "#6d1a1499");
  disc(brush, x + 1.5, y - 0.55, 0.42, "#e6dcc2");
  rect(brush, x + 1.32, y - 0.65, 0.14, 0.16, "#2a1a10");
  rect(brush, x + 1.58, y - 0.65, 0.14, 0.16, "#2a1a10");
};

const totem: Draw = (brush, x, y) => {
  const dark = "#1b0f06";
  oval(brush, x + 1.2, y + 2, 2.2, 0.9, "#0007");
  rect(brush, x - 1.05, y - 3.6, 2.1, 6, dark);
  ["#a8402a", "#d9b777", "#4f7a72"].forEach((fill, i) => {
    const top = y - 3.4 + i * 1.9;
    brush.fillStyle = fill;
    brush.beginPath();
    brush.roundRect(x - 0.88, top, 1.76, 1.75, 0.35);
    brush.fill();
    rect(brush, x - 0.8, top, 1.5, 0.26, "#fff3");
    rect(brush, x - 0.58, top + 0.5, 0.36, 0.34, dark);
    rect(brush, x + 0.22, top + 0.5, 0.36, 0.34, dark);
    rect(brush, x - 0.5, top + 1.15, 1, 0.26, dark);
  });
  brush.fillStyle = dark;
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(x + side * 0.9, y - 3);
    brush.lineTo(x + side * 2.4, y - 3.9);
    brush.lineTo(x + side * 2.1, y - 2.6);
    brush.lineTo(x + side * 0.9, y - 2);
    brush.fill();
  }
};

const rack: Draw = (brush, x, y) => {
  oval(brush, x + 0.5, y + 1.3, 3, 0.7, "#0006");
  for (const side of [-1, 1])
    stroke(
      brush,
      [
        [x + side * 2.4, y + 1.2],
        [x + side * 2.2, y - 1.4],
      ],
      0.34,
      "#2b190b",
    );
  stroke(
    brush,
    [
      [x - 2.6, y - 1.1],
      [x + 2.6, y - 1.2],
    ],
    0.32,
    "#6b4724",
  );
  const hides: [string, number][] = [
    ["#b98a58", -1.5],
    ["#8d5a38", 0],
    ["#cda271", 1.45],
  ];
  for (const [fill, aside] of hides) {
    const at = x + aside;
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(at - 0.6, y - 1.1);
    brush.lineTo(at + 0.6, y - 1.1);
    brush.lineTo(at + 0.75, y + 0.5);
    brush.lineTo(at + 0.2, y + 0.2);
    brush.lineTo(at, y + 0.9);
    brush.lineTo(at - 0.3, y + 0.2);
    brush.lineTo(at - 0.75, y + 0.5);
    brush.fill();
  }
};

const kennel: Draw = (brush, x, y) => {
  box(brush, x, y, 3.6, 2.6, "#5a3d22");
  for (let i = 0; i < 5; i++) {
    const at = x - 1.6 + i * 0.8;
    stroke(
      brush,
      [
        [at, y - 1.2],
        [at, y + 1.2],
      ],
      0.2,
      "#c9a870",
    );
  }
  oval(brush, x, y + 0.9, 0.7, 0.5, "#120a05");
};

const stump: Draw = (brush, x, y) => {
  oval(brush, x + 0.35, y + 0.5, 1.1, 0.9, "#0006");
  disc(brush, x, y, 1, "#3a2513");
  disc(brush, x - 0.05, y - 0.08, 0.8, "#a37b4a");
  for (const wide of [0.25, 0.5]) ring(brush, x, y, wide, 0.1, "#5a3c1e");
};

const crate: Draw = (brush, x, y) => {
  box(brush, x, y, 2, 2, "#8a6439");
  stroke(
    brush,
    [
      [x - 0.9, y - 0.9],
      [x + 0.9, y + 0.9],
    ],
    0.24,
    "#4a3018",
  );
  stroke(
    brush,
    [
      [x - 0.9, y + 0.9],
      [x + 0.9, y - 0.9],
    ],
    0.24,
    "#4a3018",
  );
  brush.strokeStyle = "#b98c55";
  brush.lineWidth = 0.2;
  brush.strokeRect(x - 0.9, y - 0.9, 1.8, 1.8);
};

const barrel: Draw = (brush, x, y) => {
  oval(brush, x + 0.35, y + 0.45, 1.15, 1.1, "#0007");
  disc(brush, x, y, 1.1, "#1d1108");
  disc(brush, x, y, 0.95, "#7a5329");
  disc(brush, x - 0.1, y - 0.12, 0.72, "#a67a45");
  for (const aside of [-0.35, 0, 0.35])
    stroke(
      brush,
      [
        [x + aside, y - 0.7],
        [x + aside, y + 0.7],
      ],
      0.08,
      "#5a3a1b",
    );
  ring(brush, x, y, 0.98, 0.16, "#2b2b2e");
};

const jar: Draw = (brush, x, y) => {
  const pots: [number, number, number, string][] = [
    [0, 0, 0.75, "#a4532f"],
    [1.25, 0.5, 0.6, "#7f6a4a"],
  ];
  for (const [dx, dy, size, fill] of pots) {
    const [px, py] = [x + dx, y + dy];
    oval(brush, px + 0.25, py + 0.35, size, size * 0.9, "#0006");
    disc(brush, px, py, size, fill);
    disc(brush, px - size * 0.15, py - size * 0.2, size * 0.55, "#00000066");
    brush.strokeStyle = "#e7c59a88";
    brush.lineWidth = 0.12;
    brush.beginPath();
    brush.arc(px, py, size * 0.58, 2.6, 5);
    brush.stroke();
  }
};

const rug: Draw = (brush, x, y, random) => {
  brush.save();
  brush.translate(x, y);
  brush.rotate((random() - 0.5) * 0.3);
  rect(brush, -3.1, -2, 6.4, 4.4, "#0005");
  rect(brush, -3.2, -2.2, 6.4, 4.4, "#6d2a20");
  rect(brush, -2.8, -1.85, 5.6, 0.3, "#c99a5a");
  rect(brush, -2.8, 1.55, 5.6, 0.3, "#c99a5a");
  brush.fillStyle = "#8a3b2b";
  for (let i = -2; i < 3; i++) {
    brush.beginPath();
    brush.moveTo(i * 1.1, -1.1);
    brush.lineTo(i * 1.1 + 0.5, 0);
    brush.lineTo(i * 1.1, 1.1);
    brush.lineTo(i * 1.1 - 0.5, 0);
    brush.fill();
  }
  brush.restore();
};

const carpet: Draw = (brush, x, y) => {
  rect(brush, x - 3, y - 7, 6, 13, "#5c1420");
  brush.strokeStyle = "#c89a4c";
  brush.lineWidth = 0.3;
  brush.strokeRect(x - 2.5, y - 6.6, 5, 12.2);
};

const bed: Draw = (brush, x, y) => {
  box(brush, x, y, 3.4, 5, "#5a3a1e");
  rect(brush, x - 1.4, y - 2.2, 2.8, 1.3, "#d9cdb4");
  rect(brush, x - 1.4, y - 0.6, 2.8, 2.8, "#7a3128");
  rect(brush, x - 1.4, y - 0.6, 2.8, 0.5, "#99463a");
};

const table: Draw = (brush, x, y) => {
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [Math.cos(i * 1.57 + 0.78) * 2.4, Math.sin(i * 1.57 + 0.78) * 2.4];
    oval(brush, x + dx + 0.15, y + dy + 0.2, 0.62, 0.62, "#0006");
    disc(brush, x + dx, y + dy, 0.58, "#6a4724");
  }
  oval(brush, x + 0.4, y + 0.5, 1.9, 1.8, "#0007");
  disc(brush, x, y, 1.85, "#22140a");
  disc(brush, x, y, 1.65, "#8a6237");
  disc(brush, x - 0.1, y - 0.12, 1.3, "#a07546");
  disc(brush, x + 0.5, y - 0.4, 0.3, "#d8c49a");
  disc(brush, x - 0.5, y + 0.3, 0.26, "#5a5f63");
};

const pillar: Draw = (brush, x, y) => {
  box(brush, x, y, 3, 3, "#5d5548");
  disc(brush, x, y, 1.25, "#2a241d");
  disc(brush, x - 0.08, y - 0.1, 1.1, "#a39885");
  disc(brush, x - 0.25, y - 0.3, 0.62, "#c8bda6");
};

const throne: Draw = (brush, x, y) => {
  box(brush, x, y, 5.4, 4.2, "#4a3a30");
  box(brush, x, y - 0.6, 3, 2.4, "#7d1f26");
  rect(brush, x - 1.9, y - 2, 0.5, 3.4, "#c89a4c");
  rect(brush, x + 1.4, y - 2, 0.5, 3.4, "#c89a4c");
  rect(brush, x - 1.9, y - 2.1, 3.8, 0.5, "#c89a4c");
  disc(brush, x, y - 1.85, 0.38, "#63b6a6");
};

const brazier: Draw = (brush, x, y) => {
  glow(brush, x, y, 5, "rgba(255,180,80,.5)");
  disc(brush, x, y, 1, "#17100a");
  disc(brush, x, y, 0.8, "#5a3a22");
  disc(brush, x, y, 0.6, "#ff9838");
  disc(brush, x - 0.1, y - 0.1, 0.3, "#ffe7a0");
};

const hearth: Draw = (brush, x, y, random) => {
  box(brush, x, y, 6, 2.2, "#5d574d");
  rect(brush, x - 2.2, y - 0.7, 4.4, 1.5, "#100a06");
  brazier(brush, x, y, random);
};

const well: Draw = (brush, x, y, random) => {
  oval(brush, x + 0.5, y + 0.7, 2.5, 2.4, "#0007");
  disc(brush, x, y, 2.3, "#16130f");
  for (let i = 0; i < 11; i++)
    rock(brush, x + Math.cos(i * 0.571) * 1.85, y + Math.sin(i * 0.571) * 1.85, 0.5, random);
  disc(brush, x, y, 1.35, "#0a1a20");
  oval(brush, x - 0.3, y - 0.3, 0.6, 0.3, "#5fa1b055");
  stroke(
    brush,
    [
      [x - 2.3, y],
      [x + 2.3, y],
    ],
    0.34,
    "#5a3b1d",
  );
};

const straw: Draw = (brush, x, y, random) => {
  for (let i = 0; i < 34; i++) {
    const turn = random() * 6.3;
    const [sx, sy] = [x + (random() - 0.5) * 3, y + (random() - 0.5) * 2];
    const to: [number, number] = [sx + Math.cos(turn), sy + Math.sin(turn) * 0.6];
    stroke(brush, [[sx, sy], to], 0.14, random() > 0.4 ? "#cfa95a" : "#8a6a30");
  }
};

const cart: Draw = (brush, x, y) => {
  box(brush, x, y, 4.4, 2.4, "#6d4b27");
  for (const side of [-1, 1]) {
    box(brush, x + side * 1.4, y + 1.5, 1.3, 0.5, "#2a1a0d");
    box(brush, x + side * 1.4, y - 1.5, 1.3, 0.5, "#2a1a0d");
  }
  stroke(
    brush,
    [
      [x + 2.2, y - 0.6],
      [x + 4.6, y - 0.3],
    ],
    0.26,
    "#4a3018",
  );
  stroke(
    brush,
    [
      [x + 2.2, y + 0.6],
      [x + 4.6, y + 0.3],
    ],
    0.26,
    "#4a3018",
  );
};

const mast: Draw = (brush, x, y) => {
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [Math.cos(i * 1.047 + 0.3) * 4.4, Math.sin(i * 1.047 + 0.3) * 3.4];
    stroke(
      brush,
      [
        [x, y],
        [x + dx, y + dy],
      ],
      0.12,
      "#e0cda088",
    );
  }
  stroke(
    brush,
    [
      [x - 0.3, y - 5.6],
      [x + 0.3, y + 5.6],
    ],
    0.62,
    "#2a180b",
  );
  stroke(
    brush,
    [
      [x - 0.3, y - 5.6],
      [x + 0.3, y + 5.6],
    ],
    0.3,
    "#8d6638",
  );
  oval(brush, x + 0.5, y + 0.7, 1.5, 1.4, "#0007");
  disc(brush, x, y, 1.35, "#1d1108");
  disc(brush, x - 0.08, y - 0.1, 1.1, "#8f6a3d");
  disc(brush, x - 0.2, y - 0.24, 0.6, "#bb9259");
};

const ballista: Draw = (brush, x, y) => {
  box(brush, x, y, 3.4, 1.2, "#5d3d20");
  brush.strokeStyle = "#2a180b";
  brush.lineWidth = 0.45;
  brush.beginPath();
  brush.moveTo(x - 0.5, y - 2.6);
  brush.quadraticCurveTo(x + 1.6, y, x - 0.5, y + 2.6);
  brush.stroke();
  stroke(
    brush,
    [
      [x - 0.5, y - 2.6],
      [x - 1.5, y],
      [x - 0.5, y + 2.6],
    ],
    0.12,
    "#e8dcb8",
  );
  stroke(
    brush,
    [
      [x - 1.6, y],
      [x + 2.8, y],
    ],
    0.24,
    "#d9d0bd",
  );
};

const wheel: Draw = (brush, x, y) => {
  oval(brush, x + 0.3, y + 0.45, 1.6, 1.6, "#0006");
  ring(brush, x, y, 1.3, 0.55, "#2a180b");
  ring(brush, x, y, 1.3, 0.26, "#a87a45");
  for (let i = 0; i < 8; i++) {
    const [dx, dy] = [Math.cos(i * 0.785) * 1.9, Math.sin(i * 0.785) * 1.9];
    stroke(
      brush,
      [
        [x, y],
        [x + dx, y + dy],
      ],
      0.22,
      "#8a6035",
    );
  }
  disc(brush, x, y, 0.4, "#c79a62");
};

const coil: Draw = (brush, x, y) => {
  oval(brush, x + 0.3, y + 0.35, 1.1, 1, "#0006");
  ring(brush, x, y, 1, 0.24, "#d8c08a");
  ring(brush, x, y, 0.72, 0.24, "#9c8250");
  ring(brush, x, y, 0.44, 0.24, "#d8c08a");
};

const lily: Draw = (brush, x, y, random) => {
  for (let i = 0; i < 4; i++) {
    const [px, py] = [x + (random() - 0.5) * 4, y + (random() - 0.5) * 3];
    const size = 0.55 + random() * 0.4;
    brush.fillStyle = random() > 0.4 ? "#5f7f3a" : "#7f9a48";
    brush.beginPath();
    brush.moveTo(px, py);
    brush.arc(px, py, size, 0.5 + i, 6.2 + i);
    brush.fill();
    if (i === 1) disc(brush, px, py - 0.1, 0.3, "#f0c9cf");
  }
};

const bones: Draw = (brush, x, y, random) => {
  for (let i = 0; i < 5; i++) {
    const turn = random() * 3;
    const [bx, by] = [x + (random() - 0.5) * 2.4, y + (random() - 0.5) * 1.6];
    const to: [number, number] = [bx + Math.cos(turn) * 1.2, by + Math.sin(turn) * 0.9];
    stroke(brush, [[bx, by], to], 0.24, "#d9cfb6");
  }
  disc(brush, x, y, 0.5, "#e6dcc2");
  disc(brush, x - 0.16, y, 0.13, "#241a12");
  disc(brush, x + 0.18, y, 0.13, "#241a12");
};

export const PROPS: Record<string, Draw> = {
  tree,
  fire,
  altar,
  totem,
  rack,
  kennel,
  stump,
  rocks(brush, x, y, random) {
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = [(random() - 0.5) * 2.6, (random() - 0.5) * 2];
      rock(brush, x + dx, y + dy, 0.5 + random() * 0.8, random);
    }
  },
  crate,
  barrel,
  jar,
  rug,
  carpet,
  bed,
  table,
  pillar,
  throne,
  brazier,
  hearth,
  well,
  straw,
  cart,
  mast,
  ballista,
  wheel,
  coil,
  reeds(brush, x, y, random) {
    for (let i = 0; i < 8; i++)
      reed(brush, x + (random() - 0.5) * 4, y + (random() - 0.5) * 2.4, random);
  },
  lily,
  bones,
};
/** What stands higher than walls is drawn after them. */
export const TALL = ["tree", "mast", "totem"];
