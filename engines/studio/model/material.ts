/** What surfaces are made of. */

export interface Material {
  /** How strongly it mirrors, 0 to 1. */
  gloss: number;
  /** 0 mirror, 1 chalk. */
  rough: number;
  /** Light that goes in and comes out nearby: wraps light round forms. */
  soft: number;
  /** Light along the contour from behind. */
  rim: number;
  /** 1: mirrors in its own colour. */
  metal: number;
  /** 1: a clear coat over the colour. */
  coat: number;
  /** Relief that is only seen in the light: size in 1/m and strength. */
  grain: number;
  relief: number;
  /** Light it gives, times its colour. */
  glow: number;
  /** 1: half of what is behind it is seen. */
  clear: number;
}

const material = (values: Partial<Material>): Material => ({
  gloss: 0.08,
  rough: 0.6,
  soft: 0.2,
  rim: 0.25,
  metal: 0,
  coat: 0,
  grain: 0,
  relief: 0,
  glow: 0,
  clear: 0,
  ...values,
});

export const MATERIALS = {
  fur: material({ gloss: 0.05, rough: 0.7, soft: 0.4, rim: 0.6 }),
  feather: material({ gloss: 0.1, rough: 0.55, soft: 0.35, rim: 0.5 }),
  skin: material({ gloss: 0.2, rough: 0.48, soft: 0.6, rim: 0.35 }),
  hide: material({ gloss: 0.14, rough: 0.5, soft: 0.3, rim: 0.4, grain: 30, relief: 0.22 }),
  scale: material({ gloss: 0.5, rough: 0.28, soft: 0.3, rim: 0.35, coat: 1 }),
  wet: material({ gloss: 0.8, rough: 0.16, soft: 0.35, rim: 0.35, coat: 1 }),
  horn: material({ gloss: 0.4, rough: 0.32, soft: 0.4, rim: 0.25 }),
  hair: material({ gloss: 0.3, rough: 0.4, soft: 0.25, rim: 0.5 }),
  cloth: material({ gloss: 0.04, rough: 0.8, soft: 0.28, rim: 0.4, grain: 260, relief: 0.12 }),
  felt: material({ gloss: 0.08, rough: 0.65, soft: 0.15, rim: 0.5, grain: 180, relief: 0.12 }),
  leather: material({ gloss: 0.4, rough: 0.38, soft: 0.15, rim: 0.25, grain: 80, relief: 0.12 }),
  rubber: material({ gloss: 0.3, rough: 0.4, rim: 0.2 }),
  clay: material({ gloss: 0.12, rough: 0.5, soft: 0.3, rim: 0.3 }),
  plastic: material({ gloss: 0.6, rough: 0.25, soft: 0.2, rim: 0.2, coat: 1 }),
  paper: material({ gloss: 0.04, rough: 0.8, soft: 0.25, rim: 0.15 }),
  ceramic: material({ gloss: 0.85, rough: 0.12, soft: 0.35, rim: 0.2, coat: 1 }),
  lacquer: material({ gloss: 1, rough: 0.1, soft: 0.06, rim: 0.12, coat: 1 }),
  wood: material({ gloss: 0.25, rough: 0.4, soft: 0.08, rim: 0.12 }),
  bark: material({ gloss: 0.05, rough: 0.75, rim: 0.2, grain: 14, relief: 0.5 }),
  leaf: material({ gloss: 0.12, rough: 0.55, soft: 0.5, rim: 0.35 }),
  stone: material({ gloss: 0.06, rough: 0.7, rim: 0.15, grain: 12, relief: 0.4 }),
  plaster: material({ gloss: 0.04, rough: 0.8, rim: 0.1, grain: 7, relief: 0.14 }),
  brick: material({ gloss: 0.05, rough: 0.75, rim: 0.1, grain: 20, relief: 0.3 }),
  steel: material({ gloss: 1, rough: 0.26, metal: 1, rim: 0.2 }),
  chrome: material({ gloss: 1, rough: 0.1, metal: 1, rim: 0.1 }),
  gold: material({ gloss: 1, rough: 0.24, metal: 1, rim: 0.15 }),
  glass: material({ gloss: 1, rough: 0.06, coat: 1, rim: 0.3, clear: 1 }),
  window: material({ gloss: 1, rough: 0.08, coat: 1, rim: 0.05 }),
  ice: material({ gloss: 0.7, rough: 0.18, soft: 0.7, rim: 0.4, coat: 1, grain: 5, relief: 0.25 }),
  snow: material({ gloss: 0.1, rough: 0.6, soft: 0.55, rim: 0.3, grain: 7, relief: 0.2 }),
  food: material({ gloss: 0.3, rough: 0.4, soft: 0.5, rim: 0.25 }),
  cream: material({ gloss: 0.2, rough: 0.45, soft: 0.6, rim: 0.25 }),
  eye: material({ gloss: 1, rough: 0.06, coat: 1, rim: 0 }),
  glow: material({ gloss: 0, rough: 1, rim: 0, glow: 1 }),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;
