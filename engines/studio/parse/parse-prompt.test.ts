import { describe, expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt.ts';
import { findSubject, hasSubject } from './scene-spec.ts';
import { tokenize } from './tokenize.ts';

describe('parser', () => {
  it('finds family, time of day, weather and style', () => {
    const spec = parsePrompt('a castle on a snowy hill at sunset, watercolor');
    expect(spec).toMatchObject({
      family: 'composed',
      timeOfDay: 'sunset',
      weather: 'snow',
      style: 'watercolor',
    });
    expect(spec.subjects.map((s) => s.concept)).toEqual(['castle', 'hill']);
  });

  it('prefers the longest phrase: a cherry blossom is no cherry, an oil painting no oil', () => {
    expect(hasSubject(parsePrompt('cherry blossoms in spring'), 'blossom')).toBe(true);
    expect(parsePrompt('a lake, oil painting').style).toBe('oil');
    expect(parsePrompt('a lake at golden hour').timeOfDay).toBe('golden');
  });

  it('binds colours and numbers to the noun that follows', () => {
    const spec = parsePrompt('three red boats on a blue sea');
    expect(findSubject(spec, 'boat')).toMatchObject({ count: 3 });
    expect(findSubject(spec, 'boat')!.colors.map((c) => c.name)).toEqual(['red']);
    expect(findSubject(spec, 'sea')!.colors.map((c) => c.name)).toEqual(['blue']);
    expect(findSubject(spec, 'sea')!.relation).toBe('on');
    expect(spec.palette).toEqual([]);
  });

  it('gives a colour without a noun to the whole picture', () => {
    expect(parsePrompt('a castle, purple').palette.map((c) => c.name)).toEqual(['purple']);
  });

  it('removes what "no" and "without" name', () => {
    const spec = parsePrompt('a castle without trees or clouds, no rain');
    expect(hasSubject(spec, 'tree', 'cloud')).toBe(false);
    expect([...spec.excluded].sort()).toEqual(['cloud', 'rain', 'tree']);
    expect(spec.weather).toBe('fair');
    expect(hasSubject(spec, 'castle')).toBe(true);
  });

  it('removes what the negative prompt names, also where the prompt asks for it', () => {
    const spec = parsePrompt('mountains and a lake in fog', 'lake, foggy');
    expect(hasSubject(spec, 'mountain')).toBe(true);
    expect(hasSubject(spec, 'lake')).toBe(false);
    expect(spec.weather).toBe('fair');
  });

  it('reads emphasis', () => {
    const spec = parsePrompt('(castle:1.4) on a ((hill))');
    expect(findSubject(spec, 'castle')!.weight).toBeCloseTo(1.4);
    expect(findSubject(spec, 'hill')!.weight).toBeCloseTo(1.21);
    expect(tokenize('(a:99) (b:0)').map((t) => t.weight)).toEqual([2, 0.1]);
  });

  it('knows plurals', () => {
    const spec = parsePrompt('two houses, many trees, foxes and beaches, galaxies');
    expect(spec.subjects.map((s) => s.concept)).toEqual([
      'house',
      'tree',
      'fox',
      'beach',
      'galaxy',
    ]);
    expect(spec.notDrawn).toEqual([]);
  });

  it('reports what it cannot draw', () => {
    expect(parsePrompt('a zeppelin over a hill').notDrawn).toEqual(['zeppelin']);
    expect(parsePrompt('a castle on a hill at sunset').notDrawn).toEqual([]);
  });

  it('tells pictures of things, lone dishes and abstract ones apart', () => {
    expect(parsePrompt('portrait of a red fox in a snowy forest').family).toBe('composed');
    expect(parsePrompt('a bowl of ramen').family).toBe('food');
    expect(parsePrompt('ramen on a beach').family).toBe('composed');
    expect(parsePrompt('abstract waves').family).toBe('abstract');
    expect(parsePrompt('a geometric fox').family).toBe('composed');
  });

  it('falls back to the abstract when it knows nothing', () => {
    expect(parsePrompt('').family).toBe('abstract');
    expect(parsePrompt('qwertz zxcvb').family).toBe('abstract');
  });

  it('is total: any text gives a specification', () => {
    const hostile = [
      '((((((((',
      '))))):1.2)',
      '(a:1.2',
      ':::1)))',
      '<sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>',
      '\u0000\u0001\u001b[31m',
      '🏰🌅👩‍🚀',
      'قلعة على تلة عند الغروب',
      '\u202eesrever',
      '\ud800 lone surrogate \udfff',
      '__proto__ constructor toString hasOwnProperty',
      'no '.repeat(1300),
      '('.repeat(4000),
      'ß'.repeat(4000),
      'castle '.repeat(570),
    ];
    for (const text of hostile) {
      const spec = parsePrompt(text, text);
      expect(spec.notDrawn.length).toBeLessThanOrEqual(6);
      expect(typeof spec.family).toBe('string');
    }
  });
});

describe('words', () => {
  const concepts = (prompt: string) => parsePrompt(prompt).subjects.map((s) => s.concept);

  it.each([
    ['a schnauzer eating gazpacho', ['dog', 'soup']],
    ['a trout', ['fish']],
    ['poodles', ['dog']],
    ['a siamese cat', ['cat']],
    ['an ostrich', ['bird']],
  ])('rolls other nouns up to their kind: %s', (prompt, expected) => {
    expect(concepts(prompt)).toEqual(expected);
    expect(parsePrompt(prompt).notDrawn).toEqual([]);
  });

  it.each(['a can may will have', 'it is very light and fast', 'over the top, again and again'])(
    'sees no things in plain English: %s',
    (prompt) => {
      expect(concepts(prompt)).toEqual([]);
    },
  );

  it('reports nouns, not descriptions', () => {
    expect(parsePrompt('an alpine meadow, nostalgic').notDrawn).toEqual([]);
    expect(parsePrompt('a mysterious kangaroo').notDrawn).toEqual(['kangaroo']);
    expect(parsePrompt('a zeppelin').notDrawn).toEqual(['zeppelin']);
  });

  it('reports words of other languages and draws abstractly', () => {
    const spec = parsePrompt('un château au bord de la mer');
    expect(spec.family).toBe('abstract');
    expect(spec.notDrawn).toContain('château');
  });

  it.each([
    ['a cat on a chair', 'chair', 'on'],
    ['a cat in front of a castle', 'castle', 'in-front'],
    ['an owl above a house', 'house', 'above'],
    ['a dog next to a car', 'car', 'beside'],
    ['a mouse under a table lamp', 'lamp', 'under'],
    ['a knight riding a horse', 'horse', 'on'],
    ['tulips in a vase', 'vase', 'in'],
    ['a bear behind a tree', 'tree', 'behind'],
  ])('reads the relation in "%s"', (prompt, concept, relation) => {
    expect(findSubject(parsePrompt(prompt), concept)).toMatchObject({ relation });
  });

  it('binds each colour and number to its own noun', () => {
    const spec = parsePrompt('a red fox beside a blue door and two white horses');
    const colors = spec.subjects.map((s) => [s.concept, s.count, s.colors.map((c) => c.name)]);
    expect(colors).toEqual([
      ['fox', 1, ['red']],
      ['door', 1, ['blue']],
      ['horse', 2, ['white']],
    ]);
  });

  it('counts alike things of other colours on their own', () => {
    expect(concepts('a red fox and a blue fox')).toEqual(['fox', 'fox']);
    expect(parsePrompt('a flock of birds').subjects[0]).toMatchObject({ count: 9 });
    expect(parsePrompt('sailboats').subjects[0]).toMatchObject({ count: 3 });
  });

  it('lets the abstract win over settings, and things win over the abstract', () => {
    expect(parsePrompt('abstract waves').family).toBe('abstract');
    expect(parsePrompt('abstract ocean').family).toBe('abstract');
    expect(parsePrompt('a geometric fox').family).toBe('composed');
  });

  it('gives a portrait of nobody somebody', () => {
    expect(concepts('a portrait, oil painting')).toEqual(['person']);
    expect(concepts('portrait of a robot')).toEqual(['robot']);
  });
});

describe('parts', () => {
  const partsOf = (prompt: string, concept: string) =>
    findSubject(parsePrompt(prompt), concept)?.parts.map((p) => [
      p.name,
      p.colors.map((c) => c.name),
    ]);

  it('bind their colour to their owner and are never reported', () => {
    const spec = parsePrompt('a black cat with green eyes');
    expect(findSubject(spec, 'cat')!.colors.map((c) => c.name)).toEqual(['black']);
    expect(partsOf('a black cat with green eyes', 'cat')).toEqual([['eyes', ['green']]]);
    expect(spec.palette).toEqual([]);
    expect(spec.notDrawn).toEqual([]);
  });

  it('may come before their owner', () => {
    expect(partsOf('a slice of pizza', 'pizza')).toEqual([['serving', []]]);
    expect(partsOf('the red roof of an old house', 'house')).toEqual([['roof', ['red']]]);
  });

  it('dye the owner when they are what one sees of it', () => {
    const dress = findSubject(parsePrompt('a woman in a red dress'), 'woman')!;
    expect(dress.colors.map((c) => c.name)).toEqual(['red']);
    expect(findSubject(parsePrompt('a tiger with white fur'), 'tiger')!.colors).toHaveLength(1);
  });

  it.each([
    ['a cat with a top hat', 'cat', 'top hat'],
    ['a frog and a bear wearing a crown', 'bear', 'crown'],
    ['a man with glasses', 'man', 'glasses'],
  ])('are worn by whoever can wear them: %s', (prompt, concept, part) => {
    expect(partsOf(prompt, concept)?.map(([name]) => name)).toContain(part);
    expect(parsePrompt(prompt).subjects.some((s) => s.concept === 'hat')).toBe(false);
  });

  it('stand on their own when nobody in the prompt can have them', () => {
    expect(parsePrompt('a top hat on a table').subjects.map((s) => s.concept)).toEqual([
      'hat',
      'table',
    ]);
    expect(parsePrompt('a rocket with whiskers').notDrawn).toEqual(['whiskers']);
    expect(parsePrompt('a mysterious tail').notDrawn).toEqual(['tail']);
  });

  it('are places when somebody is there: a roof to sit on, a window to look out of', () => {
    const concepts = (prompt: string) => parsePrompt(prompt).subjects.map((s) => s.concept);
    expect(concepts('a cat on a roof')).toEqual(['cat', 'rooftops']);
    expect(concepts('a cat at a window')).toEqual(['cat', 'window']);
    expect(concepts('a house with a red roof and big windows')).toEqual(['house']);
  });
});

describe('fields, stations and other common words', () => {
  it.each([
    ['a horse in a field', 'field'],
    ['a field of lavender', 'field'],
    ['wheat fields under a stormy sky', 'field'],
    ['a train station at night', 'station'],
    ['a space station above a planet', 'space station'],
    ['a black hole', 'black hole'],
  ])('understands %s', (prompt, concept) => {
    const spec = parsePrompt(prompt);
    expect(hasSubject(spec, concept)).toBe(true);
    expect(spec.notDrawn).toEqual([]);
    expect(spec.palette).toEqual([]);
  });

  it('says which kind of a concept a noun is', () => {
    expect(parsePrompt('a scarab').subjects[0]).toMatchObject({ concept: 'insect' });
    expect(parsePrompt('a stag beetle').subjects[0]!.adjectives).toContain('beetle');
  });

  it('does not take a compound for its last word', () => {
    expect(parsePrompt('a hot dog').subjects).toEqual([]);
    expect(parsePrompt('a hot dog').notDrawn).toEqual(['hot dog']);
    expect(parsePrompt('a red fox').subjects).toHaveLength(1);
  });

  it('tells fruits from their colours', () => {
    expect(parsePrompt('a lemon, stained glass').subjects).toMatchObject([{ concept: 'fruit' }]);
    expect(parsePrompt('a bowl of lemons').subjects).toMatchObject([{ concept: 'fruit' }]);
    expect(parsePrompt('an orange cat').subjects).toMatchObject([{ concept: 'cat' }]);
    expect(parsePrompt('a castle in orange').palette.map((c) => c.name)).toEqual(['orange']);
  });

  it('takes a couple for two people, and a couple of swans for two swans', () => {
    expect(parsePrompt('a couple on a beach').subjects[0]).toMatchObject({
      concept: 'person',
      count: 2,
    });
    expect(parsePrompt('a couple of swans').subjects).toMatchObject([
      { concept: 'swan', count: 2 },
    ]);
  });

  it('takes two words for one person as one', () => {
    expect(parsePrompt('a pirate captain').subjects).toHaveLength(1);
    expect(parsePrompt('a baby elephant').subjects.map((s) => s.concept)).toEqual(['elephant']);
  });
});

describe('what is not English', () => {
  it.each([
    ['ein Schloss am See', ['schloss', 'see']],
    ['un chat noir sur une chaise', ['chat', 'noir', 'chaise']],
    ['кот на крыше', ['кот', 'крыше']],
    ['猫と月', ['猫と月']],
    ['asdf qwer', ['asdf', 'qwer']],
    ['!!!', ['!!!']],
  ])('is drawn abstractly and named: %s', (prompt, notDrawn) => {
    const spec = parsePrompt(prompt);
    expect(spec.family).toBe('abstract');
    expect(spec.notDrawn).toEqual(notDrawn);
  });

  it('may stand beside English clauses', () => {
    expect(parsePrompt('un château, watercolor').style).toBe('watercolor');
  });

  it.each(['los angeles skyline at night', 'a door in a wall', 'el dorado, a golden city'])(
    'is not seen in English: %s',
    (prompt) => expect(parsePrompt(prompt).family).toBe('composed'),
  );

  it('reads emoji as what they show, and counts them', () => {
    expect(parsePrompt('🐱🌙').subjects.map((s) => s.concept)).toEqual(['cat', 'moon']);
    expect(parsePrompt('🐱🐱🐱 on the beach').subjects[0]).toMatchObject({
      concept: 'cat',
      count: 3,
    });
    expect(parsePrompt('👩🏽‍🚀').subjects[0]).toMatchObject({ concept: 'astronaut' });
    expect(parsePrompt('🧿').notDrawn).toEqual(['🧿']);
  });
});

describe('what is seen in the sky', () => {
  it('brings its hour and its weather, where the prompt names none', () => {
    expect(parsePrompt('lightning over a field')).toMatchObject({ weather: 'storm' });
    expect(parsePrompt('lightning over a field in the snow')).toMatchObject({ weather: 'snow' });
    expect(parsePrompt('the sun')).toMatchObject({ timeOfDay: 'golden' });
    expect(parsePrompt('the sun at dawn')).toMatchObject({ timeOfDay: 'dawn' });
    expect(parsePrompt('stars over a lake')).toMatchObject({ timeOfDay: 'night' });
  });
});

describe('what somebody does', () => {
  it.each([
    ['a dog running on a beach', 'dog', 'running'],
    ['a couple dancing in the rain', 'person', 'dancing'],
    ['a man walking his dog', 'man', 'walking'],
  ])('belongs to them and not to the next noun: %s', (prompt, concept, word) => {
    const doers = parsePrompt(prompt).subjects.filter((s) => s.adjectives.includes(word));
    expect(doers.map((s) => s.concept)).toEqual([concept]);
  });

  it('belongs to the next noun when it stands before it', () => {
    const [cars] = parsePrompt('flying cars in a city').subjects;
    expect(cars).toMatchObject({ concept: 'car', adjectives: ['flying'] });
  });

  it('leaves no unknown noun unsaid before a place', () => {
    expect(parsePrompt('a mermaid under the sea').notDrawn).toEqual(['mermaid']);
  });
});

describe('speed', () => {
  it('reads the longest prompt in a few milliseconds', () => {
    const prompt = 'a black cat with green eyes on the roof of a house, un chat noir 🐱 '.repeat(
      58,
    );
    parsePrompt(prompt);
    const start = performance.now();
    for (let i = 0; i < 5; i++) parsePrompt(prompt);
    // About 5 ms each on one core; the bound leaves room for a busy machine.
    expect((performance.now() - start) / 5).toBeLessThan(80);
  });
});
