/** Head, hair and face of a person, drawn to hold up in a portrait. */

import type { Random } from '../../../core/random.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import { oval } from '../../../paint/shapes.ts';
import { paintBeard } from './beard.ts';
import { shadeBrow } from './eyes.ts';
import { faceRelief, paintFace } from './face.ts';
import { chooseFace, type FaceShape } from './face-shape.ts';
import { paintHair } from './hair.ts';
import { paintHairBehind } from './hair-behind.ts';
import { chooseHairLook, type HairLook } from './hair-look.ts';
import type { Dressed, Outfit } from './outfit.ts';

/** Height of the head's unit in the figure's: the skull is two of them. */
const HEAD_UNIT = 0.07;

export interface Head {
  outfit: Outfit;
  face: FaceShape;
  hair: HairLook;
  /** How far the head leans, radians. */
  roll: number;
  random: Random;
  isFaceless: boolean;
}

export function chooseHead(
  outfit: Outfit,
  random: Random,
  options: { isClose: boolean; isFaceless: boolean },
): Head {
  const face = chooseFace(
    { softness: outfit.softness ?? 0.2, age: outfit.age ?? 0.1, isChild: (outfit.head ?? 1) > 1.3 },
    random.fork('shape'),
  );
  return {
    outfit,
    face,
    hair: chooseHairLook(outfit.hairStyle, outfit.hair, options.isClose, random.fork('hair look')),
    roll: random.bell() * 0.07,
    random,
    isFaceless: options.isFaceless,
  };
}

function headPen(pen: Pen, head: Head, body: Dressed): Pen {
  return pen.within(body.headX, body.headY, body.headSize * HEAD_UNIT, head.roll);
}

export function paintBackHair(pen: Pen, head: Head, body: Dressed): void {
  paintHairBehind(headPen(pen, head, body), head.face, head.hair, head.random.fork('behind'));
}

/** Head, face, hair and beard. */
export function paintHead(pen: Pen, head: Head, body: Dressed): void {
  const p = headPen(pen, head, body);
  const { outfit, face, hair, random } = head;
  const { skin } = outfit;
  const back = 0.2 * face.sinYaw;
  p.volume(oval(-0.06 - back, 0.24, 0.78, 0.74), { albedo: skin, lift: -0.05, grain: 0.03 });
  if (head.isFaceless) {
    p.volume(oval(0.03, -0.08, 0.73, 1.0), { albedo: skin, grain: 0.03 });
    return;
  }
  paintFace(
    p,
    face,
    {
      skin,
      hair: outfit.brows ?? outfit.hair,
      stubble: outfit.stubble ?? 0,
      freckles: outfit.freckles === true,
      makeup: outfit.makeup ?? 0,
    },
    faceRelief(p, face),
    random.fork('features'),
  );
  if (outfit.hasHat === true) shadeBrow(p, face, 0.35);
  if (outfit.beard !== undefined && outfit.beard > 0) {
    paintBeard(
      p,
      face,
      mix(outfit.hair, [0, 0, 0], 0.06),
      outfit.beard,
      hair.isClose,
      random.fork('beard'),
    );
  }
  paintHair(p, face, hair, random.fork('hair'));
}
