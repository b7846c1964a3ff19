/** Words that tie things on the stage, and words for what somebody does. */
import type { Pose } from '../concepts/concept.ts';
import type { Relation } from '../stage/script.ts';

/** A tie and which way it goes: true when the later noun stands to the earlier one. */
export interface Tie {
  relation: Relation | 'with' | 'at';
  /** True: "a girl holding an umbrella" puts the umbrella to the girl. */
  isLater: boolean;
}

const LATER = `
worn-by: wearing, dressed in, with a pair of, in a pair of, sporting, donning
held-by: holding, carrying, clutching, gripping, waving, raising, hugging, reading, reading from, juggling, throwing, playing the, playing a, playing an, playing his, playing her, playing on a, casting with a, swinging a, wielding, with a torch, with its, flying a
eaten-by: eating, catching, biting, chewing, nibbling, licking, drinking, munching, munching on, fetching, with a fish in its mouth`;

const EARLIER = `
rides: riding, riding on, riding a, astride, on the back of, on top of a horse
in: in, inside, inside of, within, into, driving, steering, peeking out of, peeking from, looking out of, peering out of, coming out of, emerging from, popping out of, bathing in
sits-on: sitting on, sitting atop, sitting on top of, seated on, sat on, sits on
lies-on: lying on, resting on, asleep on, sleeping on, curled up on, napping on, lying atop, asleep on top of, sleeping on top of, sleeping atop
on: on, upon, atop, on top of, onto, perched on, perched atop, standing on, standing atop, balancing on, climbing, climbing on, dancing on, placed on
under: under, below, beneath, underneath, standing under, sitting under, sleeping under, in the shade of, resting under
behind: behind, hiding behind
in-front: in front of, before, parked in front of, standing in front of, outside, outside of
over: over, above, flying over, hovering over, jumping over, leaping over
beside: beside, near, by, next to, alongside, close to, looking at, playing with, chasing, petting, facing, meeting, talking to, leaning against, leaning on, watching, around, walking past, following, against, along
with: with, and
at: at, across, through, amid, amidst, among, between`;

function ties(): ReadonlyMap<string, Tie> {
  const map = new Map<string, Tie>();
  for (const [list, isLater] of [
    [LATER, true],
    [EARLIER, false],
  ] as const) {
    for (const line of list.trim().split('\n')) {
      const colon = line.indexOf(':');
      const relation = line.slice(0, colon) as Tie['relation'];
      for (const word of line.slice(colon + 1).split(','))
        map.set(word.trim(), { relation, isLater });
    }
  }
  return map;
}

export const TIES: ReadonlyMap<string, Tie> = ties();

const POSES = `
sleep: sleeping, asleep, napping, dozing, snoozing, curled up, sleepy, slumbering
sit: sitting, seated, sits
lie: lying, lying down, resting, reclining, lounging
walk: walking, strolling, wandering, trotting, marching
run: running, galloping, jumping, leaping, sprinting, racing
fly: flying, soaring, gliding
play: playing, dancing, jumping for joy
wave: waving, greeting, saluting
stand: standing, posing`;

export const POSE_WORDS: ReadonlyMap<string, Pose> = new Map(
  POSES.trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return line
        .slice(colon + 1)
        .split(',')
        .map((word) => [word.trim(), line.slice(0, colon) as Pose] as const);
    }),
);
