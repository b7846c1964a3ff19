import { boxForm, coneForm, ellipsoidForm, type Form, type FormLook } from './field.ts';
import { type FurLook, growFur } from './fur.ts';
import { MATERIALS, type Material, type MaterialName } from './material.ts';
import { gridMesh, joinMeshes, type Mesh } from './mesh.ts';
import { type Color, compilePaint, linear, type Paint, type PaintProgram } from './paint.ts';
import {
  ballMesh,
  boxMesh,
  type LatheOptions,
  latheMesh,
  type Profile,
  prismMesh,
  type TubeOptions,
  tubeMesh,
} from './shapes.ts';
import { type BodyMesh, meshBody } from './surface-nets.ts';
import {
  applyFrame,
  compose,
  curveAt,
  type Frame,
  frame,
  frameToward,
  IDENTITY,
  mirrored,
  scaleOf,
  sub,
  type Turn,
  turnVector,
  unit,
  type Vec,
} from './vec.ts';

/** How a part looks. */
export interface Look {
  color: Color;
  material?: MaterialName;
  paint?: Paint;
  /** False for what is too thin or too bright to throw a shadow. */
  shadow?: boolean;
  /** True for what makes a face: eyes, mouth, nose. Styles keep it clear. */
  isFace?: boolean;
}

export interface Part {
  meshes: () => Mesh[];
  frame: Frame;
  color: readonly [number, number, number];
  material: Material;
  paint: PaintProgram | null;
  shadow: boolean;
  isFace: boolean;
  /** True for sheets: both sides are lit. Hairs are lit as the skin they grow from. */
  isThin: boolean;
}

/** A place for another thing: y up, z forward, and how large a thing fits there, metres. */
export interface Socket {
  frame: Frame;
  size: number;
}

export interface FormOptions {
  color?: Color;
  /** Length over which it flows into others, metres. */
  blend?: number;
  /** Length of fur, relative to the body's; 0 is bare. */
  fur?: number;
  /** Way the fur lies. */
  flow?: Vec;
  /** Cut out of what came before it. */
  cut?: boolean;
  turn?: Turn;
}

export interface BodyOptions extends Look {
  /** Default length over which forms flow into one another, metres. */
  blend?: number;
  /** Cells along the longest edge; 96 when absent. */
  cells?: number;
  fur?: FurLook;
}

/** Forms that are one skin. All methods return the body, so that forms can be chained. */
export class Body {
  readonly forms: Form[] = [];
  readonly #model: Model;
  readonly #options: BodyOptions;

  constructor(model: Model, options: BodyOptions) {
    this.#model = model;
    this.#options = options;
  }

  #look(o: FormOptions, flow: Vec): FormLook {
    return {
      color: linear(o.color ?? this.#options.color),
      blend: (o.blend ?? this.#options.blend ?? 0.05) * scaleOf(this.#model.frame),
      fur: o.fur ?? 1,
      flow: unit(turnVector(this.#model.frame, o.flow ?? flow)),
      cuts: o.cut ?? false,
    };
  }

  /** A round limb from a to b. */
  cone(a: Vec, b: Vec, ra: number, rb: number, o: FormOptions = {}): this {
    const f = this.#model.frame;
    const s = scaleOf(f);
    const look = this.#look(o, sub(b, a));
    this.forms.push(coneForm(applyFrame(f, a), applyFrame(f, b), ra * s, rb * s, look));
    return this;
  }

  /** Limbs through points, each with its radius; `curve` rounds the way. */
  chain(
    points: readonly Vec[],
    radii: readonly number[],
    o: FormOptions & { curve?: boolean } = {},
  ): this {
    let way = points.map((p, i) => [...p, radii[i]!]);
    if (o.curve) {
      const n = (points.length - 1) * 3;
      const rough = way;
      way = Array.from({ length: n + 1 }, (_, i) => curveAt(rough, i / n));
    }
    for (let i = 0; i + 1 < way.length; i++) {
      const [a, b] = [way[i]!, way[i + 1]!];
      this.cone(
        [a[0]!, a[1]!, a[2]!],
        [b[0]!, b[1]!, b[2]!],
        Math.max(0.0005, a[3]!),
        Math.max(0.0005, b[3]!),
        o,
      );
    }
    return this;
  }

  /** An ellipsoid. */
  ball(at: Vec, radii: number | Vec, o: FormOptions = {}): this {
    const r: Vec = typeof radii === 'number' ? [radii, radii, radii] : radii;
    const f = compose(this.#model.frame, frame(at, o.turn));
    this.forms.push(ellipsoidForm(f, r, this.#look(o, [0, -1, -0.4])));
    return this;
  }

  /** A box by its whole edges. */
  box(at: Vec, size: Vec, round: number, o: FormOptions = {}): this {
    const f = compose(this.#model.frame, frame(at, o.turn));
    const half: Vec = [size[0] / 2, size[1] / 2, size[2] / 2];
    this.forms.push(boxForm(f, half, round, this.#look(o, [0, -1, -0.4])));
    return this;
  }

  /** The same on both sides of the body. */
  both(build: (side: 1 | -1, at: (p: Vec) => Vec) => void): this {
    build(1, (p) => p);
    build(-1, mirrored);
    return this;
  }
}

const lookOf = (look: Look) => ({
  color: linear(look.color),
  material: MATERIALS[look.material ?? 'clay'],
  paint: compilePaint(look.paint),
  shadow: look.shadow ?? true,
  isFace: look.isFace ?? false,
});

/** Times the detail of all bodies: things that are small in the picture need less. */
export class Model {
  readonly parts: Part[] = [];
  readonly sockets = new Map<string, Socket>();
  readonly detail: number;
  /** Where parts go now; see {@link at}. */
  frame: Frame = IDENTITY;

  constructor(detail = 1) {
    this.detail = detail;
  }

  /** Builds within a frame of its own: moved, then turned. */
  at(place: Vec | Frame, turn: Turn, build: () => void): this {
    const outer = this.frame;
    const inner = place.length === 12 ? (place as Frame) : frame(place as Vec, turn);
    this.frame = compose(outer, inner);
    build();
    this.frame = outer;
    return this;
  }

  /** Forms that flow into one another: animals, people, soft things. */
  body(options: BodyOptions): Body {
    const body = new Body(this, options);
    const s = scaleOf(this.frame);
    const fur = options.fur && {
      ...options.fur,
      length: options.fur.length * s,
      ...(options.fur.width === undefined ? {} : { width: options.fur.width * s }),
    };
    let made: BodyMesh | null = null;
    const skin = () => {
      made ??= meshBody(body.forms, Math.round((options.cells ?? 96) * this.detail));
      return made;
    };
    const look = { material: 'fur' as MaterialName, ...options };
    const common = { ...lookOf(look), frame: IDENTITY };
    this.parts.push({ ...common, meshes: () => [skin()], isThin: false });
    if (fur) {
      let grown: Mesh | null = null;
      this.parts.push({
        ...common,
        meshes: () => {
          grown ??= growFur(skin(), fur);
          return [grown];
        },
        shadow: false,
        isThin: false,
      });
    }
    return body;
  }

  /** Any mesh in the present frame. */
  mesh(mesh: Mesh, look: Look, isThin = false): this {
    this.parts.push({ ...lookOf(look), meshes: () => [mesh], frame: this.frame, isThin });
    return this;
  }

  /** A profile of [radius, height] turned about the y axis, from the bottom upward. */
  lathe(profile: Profile, look: Look & LatheOptions): this {
    return this.mesh(latheMesh(profile, look), look, true);
  }

  /** A tube along a curve. */
  tube(points: readonly Vec[], radius: number | readonly number[], look: Look & TubeOptions): this {
    return this.mesh(tubeMesh(points, radius, look), look);
  }

  ball(at: Vec, radii: number | Vec, look: Look & { turn?: Turn; around?: number }): this {
    const r: Vec = typeof radii === 'number' ? [radii, radii, radii] : radii;
    return this.at(at, look.turn ?? {}, () => this.mesh(ballMesh(r, look.around), look));
  }

  /** A box by its whole edges. */
  box(at: Vec, size: Vec, look: Look & { round?: number; turn?: Turn }): this {
    const round = look.round ?? Math.min(...size) * 0.12;
    return this.at(at, look.turn ?? {}, () => this.mesh(boxMesh(size, round), look));
  }

  /** An outline in x and y drawn out along z about `at`. */
  prism(
    at: Vec,
    outline: readonly (readonly [number, number])[],
    depth: number,
    look: Look & { bevel?: number; turn?: Turn },
  ): this {
    return this.at(at, look.turn ?? {}, () =>
      this.mesh(prismMesh(outline, depth, look.bevel), look),
    );
  }

  /**
   * A surface by a function of u and v in 0 to 1, seen from both sides: cloth, leaves, fins, hulls.
   * Sharp where faces meet at more than `crease` degrees.
   */
  sheet(
    at: (u: number, v: number) => Vec,
    across: number,
    up: number,
    look: Look & { crease?: number },
  ): this {
    return this.mesh(gridMesh(at, across, up, { crease: look.crease ?? 50 }), look, true);
  }

  /**
   * A skin over cross sections: `section(v)` gives the points of a closed line, counter-clockwise
   * seen from the end of the way, the same number for all v. Both ends are closed.
   */
  loft(
    section: (v: number) => readonly Vec[],
    along: number,
    look: Look & { crease?: number },
  ): this {
    const rings = Array.from({ length: along + 1 }, (_, j) => section(j / along));
    const n = rings[0]!.length;
    const middle = (ring: readonly Vec[]): Vec => {
      const sum = ring.reduce<[number, number, number]>(
        (s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]],
        [0, 0, 0],
      );
      return [sum[0] / n, sum[1] / n, sum[2] / n];
    };
    const first = middle(rings[0]!);
    const last = middle(rings[along]!);
    const mesh = gridMesh(
      (u, v) => {
        const j = Math.round(v * (along + 2));
        if (j === 0) return first;
        if (j === along + 2) return last;
        return rings[j - 1]![Math.round(u * n) % n]!;
      },
      n,
      along + 2,
      { crease: look.crease ?? 35 },
    );
    return this.mesh(mesh, look, true);
  }

  /** Copies of one small mesh: leaves, petals, scales, stones. */
  scatter(mesh: Mesh, frames: readonly Frame[], look: Look, isThin = true): this {
    const placed = frames.map((f) => {
      const s = scaleOf(f);
      const positions = new Float32Array(mesh.positions.length);
      const normals = new Float32Array(mesh.normals.length);
      for (let i = 0; i < positions.length; i += 3) {
        const at: Vec = [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!];
        const n: Vec = [mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]!];
        positions.set(applyFrame(f, at), i);
        const turned = turnVector(f, n);
        normals.set([turned[0] / s, turned[1] / s, turned[2] / s], i);
      }
      return { ...mesh, positions, normals };
    });
    return this.mesh(joinMeshes(placed), look, isThin);
  }

  /** A glossy eyeball that looks along `direction`, with iris, pupil and catchlights. */
  eye(
    at: Vec,
    direction: Vec,
    radius: number,
    o: { iris?: Color; white?: Color; irisSize?: number; pupil?: number; slit?: number } = {},
  ): this {
    const { iris = '#4a2c17', white = '#f6f1e7', irisSize = 0.82, pupil = 0.56, slit = 1 } = o;
    const r = radius;
    const disc = (size: number, narrow = 1): Vec => [size * r * narrow, size * r, r * 1.2];
    const dark = linear(iris).map((v) => v * 0.3) as [number, number, number];
    return this.at(frameToward(at, direction), {}, () =>
      this.mesh(ballMesh([r, r, r], 26), {
        color: white,
        material: 'eye',
        shadow: false,
        isFace: true,
        paint: [
          {
            color: '#120c08',
            on: { kind: 'ball', at: [0, 0, r], radius: disc(irisSize + 0.07), soft: 0.06 },
          },
          { color: iris, on: { kind: 'ball', at: [0, 0, r], radius: disc(irisSize), soft: 0.06 } },
          {
            color: dark,
            on: [
              { kind: 'ball', at: [0, 0, r], radius: disc(irisSize), soft: 0.06 },
              { kind: 'ramp', axis: 'y', from: -r * 0.35, to: r * 0.45 },
            ],
          },
          {
            color: '#060405',
            on: { kind: 'ball', at: [0, 0, r], radius: disc(pupil, slit), soft: 0.06 },
          },
          {
            color: '#ffffff',
            glow: 1,
            on: { kind: 'ball', at: [-r * 0.3, r * 0.38, r * 0.85], radius: r * 0.27, soft: 0.15 },
          },
          {
            color: '#ffffff',
            glow: 0.5,
            amount: 0.6,
            on: { kind: 'ball', at: [r * 0.32, -r * 0.36, r * 0.85], radius: r * 0.15, soft: 0.2 },
          },
        ],
      }),
    );
  }

  /** Where another thing goes. @param size how large a thing fits, metres */
  socket(name: string, at: Vec | Frame, size: number, turn: Turn = {}): this {
    const inner = at.length === 12 ? (at as Frame) : frame(at as Vec, turn);
    const f = compose(this.frame, inner);
    const s = scaleOf(f);
    // What goes there keeps its own size: only `size` tells how large the place is.
    for (let i = 0; i < 9; i++) f[i]! /= s;
    this.sockets.set(name, { frame: f, size: size * scaleOf(this.frame) });
    return this;
  }
}
