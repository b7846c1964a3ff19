/** Picture emoji as the nouns they show. */

/** Emoji and its noun in pairs; a noun may be any words that the parser knows. */
const PICTURES = `
🐱 cat 🐈 cat 🐈‍⬛ black cat 😺 cat 🐶 dog 🐕 dog 🐩 poodle 🦮 dog 🐺 wolf 🦊 fox 🦁 lion 🐯 tiger 🐅 tiger 🐆 leopard
🐴 horse 🐎 horse 🦄 unicorn 🦓 zebra 🦌 deer 🫎 moose 🐮 cow 🐄 cow 🐂 ox 🐃 buffalo 🦬 bison 🐷 pig 🐖 pig 🐗 boar
🐏 ram 🐑 sheep 🐐 goat 🐪 camel 🐫 camel 🦒 giraffe 🐘 elephant 🦣 mammoth 🐭 mouse 🐁 mouse 🐀 rat 🐹 hamster
🐰 rabbit 🐇 rabbit 🐿️ squirrel 🦔 hedgehog 🐻 bear 🐻‍❄️ polar bear 🐼 panda 🐵 monkey 🐒 monkey 🦍 gorilla 🦧 orangutan
🐔 chicken 🐓 rooster 🐣 chick 🐤 chick 🐥 chick 🐦 bird 🐦‍⬛ crow 🐧 penguin 🕊️ dove 🦅 eagle 🦆 duck 🪿 goose 🦢 swan
🦉 owl 🦩 flamingo 🦚 peacock 🦜 parrot 🦃 turkey 🐸 frog 🐊 crocodile 🐢 turtle 🦎 lizard 🐍 snake 🐲 dragon 🐉 dragon
🦕 brontosaurus 🦖 tyrannosaurus 🐳 whale 🐋 whale 🐬 dolphin 🦭 seal 🐟 fish 🐠 tropical fish 🐡 fish 🦈 shark 🐙 octopus
🦑 squid 🪼 jellyfish 🦀 crab 🦞 lobster 🐌 snail 🦋 butterfly 🐝 bee 🐞 ladybug 🪲 beetle 🕷️ spider 🦇 bat
🌸 cherry blossom 🌹 rose 🥀 rose 🌺 hibiscus 🌻 sunflower 🌼 flower 🌷 tulip 💐 bouquet 🪷 lotus 🌱 plant 🪴 houseplant
🌲 pine 🎄 christmas tree 🌳 tree 🌴 palm 🌵 cactus 🌾 wheat field 🍁 maple autumn 🍂 autumn forest 🍄 mushroom 🎃 halloween pumpkin
🍎 red apple 🍏 green apple 🍐 pear 🍊 fruit 🍋 fruit 🍌 fruit 🍉 watermelon 🍇 grapes 🍓 strawberry 🫐 blueberries 🍒 cherries
🍑 fruit 🥭 mango 🍍 pineapple 🥥 coconut 🥝 fruit 🍅 tomato 🍞 bread 🥐 croissant 🥖 bread 🥯 bagel 🥞 pancakes 🍔 burger
🍕 pizza 🍳 fried egg 🥚 egg 🍲 soup 🍜 ramen 🍣 sushi 🍦 ice cream 🍨 ice cream 🍩 donut 🎂 birthday cake 🍰 cake 🧁 cupcake
☕ coffee 🍵 tea 🫖 teapot 🍷 wine 🍸 martini 🍹 cocktail 🍾 champagne
🏔️ mountain snow ⛰️ mountain 🏞️ mountain lake 🌋 volcano 🗻 mountain 🏕️ tent forest ⛺ tent 🏖️ beach 🏜️ desert 🏝️ island
🌊 sea 🏠 house 🏡 house garden 🏘️ village 🏚️ house 🏢 skyscraper 🏰 castle 🏯 pagoda ⛩️ torii ⛪ church 🕌 palace 🛕 temple
🗼 tower 🌉 bridge night 🏙️ city skyline 🌆 city sunset 🌃 city night 🌇 city sunset 🎆 fireworks 🎇 sparkler 🚪 door
🌅 sunrise sea 🌄 mountain sunrise 🌌 milky way 🌙 moon 🌛 moon 🌜 moon 🌝 full moon 🌕 full moon 🌑 moon 🌞 sun ☀️ sun ⭐ star
🌟 star ✨ stars 🌠 shooting star ☄️ comet 🪐 saturn 🌍 earth 🌎 earth 🌏 earth ☁️ cloud ⛅ cloud 🌈 rainbow ⛈️ thunderstorm
🌧️ rain ❄️ snow 🌨️ snow ☃️ snowman ⛄ snowman ⚡ lightning 🌫️ fog 🔥 campfire
🚀 rocket 🛸 ufo 🧑‍🚀 astronaut 👨‍🚀 astronaut 👩‍🚀 astronaut 🚗 car 🚙 car 🏎️ race car 🚕 taxi 🚓 police car 🚑 ambulance 🚌 bus
🚚 truck 🚜 tractor 🚲 bicycle 🏍️ motorcycle 🛵 scooter 🚂 locomotive 🚆 train 🚃 tram 🚉 train station ✈️ plane 🛩️ plane
🚁 helicopter 🎈 balloon ⛵ sailboat 🚤 speedboat 🛶 canoe 🛥️ yacht 🚢 cruise ship ⚓ harbour 🎡 ferris wheel 🛣️ road
👑 crown 💎 diamond 🎩 top hat 🕶️ sunglasses 👓 glasses ☂️ umbrella ☔ umbrella rain 🏮 lantern 🕯️ candle 💡 lamp ⏰ alarm clock
🕰️ clock 📖 book 📚 books 📷 camera 🎸 guitar 🎻 violin 🎹 piano ⚔️ swords 🗡️ dagger 🏺 amphora 🪑 chair 🛋️ sofa
🤖 robot 👽 alien 👻 ghost 🧙 wizard 🧙‍♂️ wizard 🧙‍♀️ witch 🧚 fairy 🧝 elf 🧛 vampire 🥷 ninja 👸 princess 🤴 prince 🧑 person 👩 woman
👨 man 👧 little girl 👦 boy 👶 baby 👵 grandmother 👴 old man 💃 dancer 👤 person`;

function readPictures(): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  const pattern = /(\S*\p{Extended_Pictographic}\S*)\s+([a-z ]+)/gu;
  for (const [, emoji, noun] of PICTURES.replaceAll('\n', ' ').matchAll(pattern)) {
    nouns.set(plain(emoji!), noun!.trim());
  }
  return nouns;
}

/** Without the marks that only choose how an emoji looks: variation selectors and skin tones. */
function plain(text: string): string {
  return text.replaceAll(/[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '');
}

const NOUNS = readPictures();

/** One emoji, joined ones as a whole. */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}])*(?:\u200D\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}])*)*/gu;

/** Most alike emoji in a row that count. */
const COUNT_MAX = 12;

/**
 * Replaces picture emoji by their nouns; several alike in a row become a number and the noun.
 * Others stay as they are, to be reported.
 */
export function readEmoji(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  let out = '';
  let end = 0;
  let run = 0;
  let before = '';
  const flush = () => {
    if (run === 0) return;
    const noun = NOUNS.get(before) ?? NOUNS.get(before.split('\u200D')[0]!);
    if (noun === undefined) out += ` ${before} `;
    else out += run > 1 ? ` ${Math.min(COUNT_MAX, run)} ${noun} ` : ` ${noun} `;
    run = 0;
  };
  for (const match of text.matchAll(EMOJI)) {
    const between = text.slice(end, match.index);
    const emoji = plain(match[0]);
    if (emoji !== before || between.trim() !== '') flush();
    out += between;
    before = emoji;
    run++;
    end = match.index + match[0].length;
  }
  flush();
  return out + text.slice(end);
}
