/** Every thing that can stand in a setting. A new one is a file beside this and a line here. */
import type { ActorDefinition } from '../concept.ts';
import { BEAR_ACTOR } from './animals/bear.ts';
import { BEE_ACTOR } from './animals/bee.ts';
import { BUTTERFLY_ACTOR } from './animals/butterfly.ts';
import { CAMEL_ACTOR } from './animals/camel.ts';
import { CAT_ACTOR } from './animals/cat.ts';
import { COW_ACTOR } from './animals/cow.ts';
import { DEER_ACTOR } from './animals/deer.ts';
import { DINOSAUR_ACTOR } from './animals/dinosaur.ts';
import { DOG_ACTOR } from './animals/dog.ts';
import { DRAGON_ACTOR } from './animals/dragon.ts';
import { ELEPHANT_ACTOR } from './animals/elephant.ts';
import { FOX_ACTOR } from './animals/fox.ts';
import { FROG_ACTOR } from './animals/frog.ts';
import { GIRAFFE_ACTOR } from './animals/giraffe.ts';
import { HORSE_ACTOR } from './animals/horse.ts';
import { INSECT_ACTOR } from './animals/insect.ts';
import { LEOPARD_ACTOR } from './animals/leopard.ts';
import { LION_ACTOR } from './animals/lion.ts';
import { LIZARD_ACTOR } from './animals/lizard.ts';
import { MONKEY_ACTOR } from './animals/monkey.ts';
import { MOUSE_ACTOR } from './animals/mouse.ts';
import { PANDA_ACTOR } from './animals/panda.ts';
import { PIG_ACTOR } from './animals/pig.ts';
import { RABBIT_ACTOR } from './animals/rabbit.ts';
import { SHEEP_ACTOR } from './animals/sheep.ts';
import { SNAKE_ACTOR } from './animals/snake.ts';
import { SPIDER_ACTOR } from './animals/spider.ts';
import { TIGER_ACTOR } from './animals/tiger.ts';
import { UNICORN_ACTOR } from './animals/unicorn.ts';
import { WOLF_ACTOR } from './animals/wolf.ts';
import { ZEBRA_ACTOR } from './animals/zebra.ts';
import { BIRD_ACTOR } from './birds/bird.ts';
import { CHICKEN_ACTOR } from './birds/chicken.ts';
import { DUCK_ACTOR } from './birds/duck.ts';
import { EAGLE_ACTOR } from './birds/eagle.ts';
import { FLAMINGO_ACTOR } from './birds/flamingo.ts';
import { GULL_ACTOR } from './birds/gull.ts';
import { OWL_ACTOR } from './birds/owl.ts';
import { PARROT_ACTOR } from './birds/parrot.ts';
import { PEACOCK_ACTOR } from './birds/peacock.ts';
import { PENGUIN_ACTOR } from './birds/penguin.ts';
import { SWAN_ACTOR } from './birds/swan.ts';
import { BARN_ACTOR } from './buildings/barn.ts';
import { BRIDGE_ACTOR } from './buildings/bridge.ts';
import { BUILDING_ACTOR } from './buildings/building.ts';
import { CABIN_ACTOR } from './buildings/cabin.ts';
import { CASTLE_ACTOR } from './buildings/castle.ts';
import { CHURCH_ACTOR } from './buildings/church.ts';
import { HOUSE_ACTOR } from './buildings/house.ts';
import { LIGHTHOUSE_ACTOR } from './buildings/lighthouse.ts';
import { PAGODA_ACTOR } from './buildings/pagoda.ts';
import { PALACE_ACTOR } from './buildings/palace.ts';
import { PYRAMID_ACTOR } from './buildings/pyramid.ts';
import { RUINS_ACTOR } from './buildings/ruins.ts';
import { SKYSCRAPER_ACTOR } from './buildings/skyscraper.ts';
import { TEMPLE_ACTOR } from './buildings/temple.ts';
import { TENT_ACTOR } from './buildings/tent.ts';
import { TOWER_ACTOR } from './buildings/tower.ts';
import { WINDMILL_ACTOR } from './buildings/windmill.ts';
import { APPLE_ACTOR } from './food/apple.ts';
import { BREAD_ACTOR } from './food/bread.ts';
import { BURGER_ACTOR } from './food/burger.ts';
import { CAKE_ACTOR } from './food/cake.ts';
import { COCKTAIL_ACTOR } from './food/cocktail.ts';
import { COFFEE_ACTOR } from './food/coffee.ts';
import { EGG_ACTOR } from './food/egg.ts';
import { FRUIT_ACTOR } from './food/fruit.ts';
import { ICE_CREAM_ACTOR } from './food/ice-cream.ts';
import { PIZZA_ACTOR } from './food/pizza.ts';
import { RAMEN_ACTOR } from './food/ramen.ts';
import { SOUP_ACTOR } from './food/soup.ts';
import { SUSHI_ACTOR } from './food/sushi.ts';
import { TEA_ACTOR } from './food/tea.ts';
import { BOOK_ACTOR } from './objects/book.ts';
import { CAMERA_ACTOR } from './objects/camera.ts';
import { CANDLE_ACTOR } from './objects/candle.ts';
import { CHAIR_ACTOR } from './objects/chair.ts';
import { CLOCK_ACTOR } from './objects/clock.ts';
import { CROWN_ACTOR } from './objects/crown.ts';
import { DOOR_ACTOR } from './objects/door.ts';
import { GEM_ACTOR } from './objects/gem.ts';
import { GLASSES_ACTOR } from './objects/glasses.ts';
import { GUITAR_ACTOR } from './objects/guitar.ts';
import { HAT_ACTOR } from './objects/hat.ts';
import { LAMP_ACTOR } from './objects/lamp.ts';
import { PIANO_ACTOR } from './objects/piano.ts';
import { ROCK_ACTOR } from './objects/rock.ts';
import { SWORD_ACTOR } from './objects/sword.ts';
import { UMBRELLA_ACTOR } from './objects/umbrella.ts';
import { VASE_ACTOR } from './objects/vase.ts';
import { ALIEN_ACTOR } from './people/alien.ts';
import { CHILD_ACTOR } from './people/child.ts';
import { DANCER_ACTOR } from './people/dancer.ts';
import { GHOST_ACTOR } from './people/ghost.ts';
import { KNIGHT_ACTOR } from './people/knight.ts';
import { MAN_ACTOR } from './people/man.ts';
import { PERSON_ACTOR } from './people/person.ts';
import { ROBOT_ACTOR } from './people/robot.ts';
import { SAMURAI_ACTOR } from './people/samurai.ts';
import { WIZARD_ACTOR } from './people/wizard.ts';
import { WOMAN_ACTOR } from './people/woman.ts';
import { BAMBOO_ACTOR } from './plants/bamboo.ts';
import { BLOSSOM_ACTOR } from './plants/blossom.ts';
import { BONSAI_ACTOR } from './plants/bonsai.ts';
import { CACTUS_ACTOR } from './plants/cactus.ts';
import { FLOWER_ACTOR } from './plants/flower.ts';
import { LOTUS_ACTOR } from './plants/lotus.ts';
import { MUSHROOM_ACTOR } from './plants/mushroom.ts';
import { PALM_ACTOR } from './plants/palm.ts';
import { PINE_ACTOR } from './plants/pine.ts';
import { PLANT_ACTOR } from './plants/plant.ts';
import { PUMPKIN_ACTOR } from './plants/pumpkin.ts';
import { ROSE_ACTOR } from './plants/rose.ts';
import { SUNFLOWER_ACTOR } from './plants/sunflower.ts';
import { TREE_ACTOR } from './plants/tree.ts';
import { TULIP_ACTOR } from './plants/tulip.ts';
import { ASTRONAUT_ACTOR } from './vehicles/astronaut.ts';
import { BALLOON_ACTOR } from './vehicles/balloon.ts';
import { BICYCLE_ACTOR } from './vehicles/bicycle.ts';
import { BOAT_ACTOR } from './vehicles/boat.ts';
import { CAR_ACTOR } from './vehicles/car.ts';
import { PLANE_ACTOR } from './vehicles/plane.ts';
import { ROCKET_ACTOR } from './vehicles/rocket.ts';
import { SAILBOAT_ACTOR } from './vehicles/sailboat.ts';
import { SHIP_ACTOR } from './vehicles/ship.ts';
import { SPACE_STATION_ACTOR } from './vehicles/space-station.ts';
import { SPACESHIP_ACTOR } from './vehicles/spaceship.ts';
import { STEAMER_ACTOR } from './vehicles/steamer.ts';
import { SUBMARINE_ACTOR } from './vehicles/submarine.ts';
import { TRAIN_ACTOR } from './vehicles/train.ts';
import { TRUCK_ACTOR } from './vehicles/truck.ts';
import { CRAB_ACTOR } from './water-life/crab.ts';
import { DOLPHIN_ACTOR } from './water-life/dolphin.ts';
import { FISH_ACTOR } from './water-life/fish.ts';
import { JELLYFISH_ACTOR } from './water-life/jellyfish.ts';
import { OCTOPUS_ACTOR } from './water-life/octopus.ts';
import { SEAHORSE_ACTOR } from './water-life/seahorse.ts';
import { SEAL_ACTOR } from './water-life/seal.ts';
import { SHARK_ACTOR } from './water-life/shark.ts';
import { TURTLE_ACTOR } from './water-life/turtle.ts';
import { WHALE_ACTOR } from './water-life/whale.ts';

export const ACTORS: readonly ActorDefinition[] = [
  BEAR_ACTOR,
  PANDA_ACTOR,
  RABBIT_ACTOR,
  MOUSE_ACTOR,
  PIG_ACTOR,
  ELEPHANT_ACTOR,
  MONKEY_ACTOR,
  FOX_ACTOR,
  WOLF_ACTOR,
  DOG_ACTOR,
  DRAGON_ACTOR,
  DINOSAUR_ACTOR,
  FROG_ACTOR,
  SNAKE_ACTOR,
  LIZARD_ACTOR,
  BUTTERFLY_ACTOR,
  BEE_ACTOR,
  SPIDER_ACTOR,
  INSECT_ACTOR,
  CAT_ACTOR,
  LION_ACTOR,
  TIGER_ACTOR,
  LEOPARD_ACTOR,
  HORSE_ACTOR,
  UNICORN_ACTOR,
  ZEBRA_ACTOR,
  DEER_ACTOR,
  COW_ACTOR,
  SHEEP_ACTOR,
  GIRAFFE_ACTOR,
  CAMEL_ACTOR,
  BIRD_ACTOR,
  EAGLE_ACTOR,
  PARROT_ACTOR,
  OWL_ACTOR,
  GULL_ACTOR,
  DUCK_ACTOR,
  SWAN_ACTOR,
  FLAMINGO_ACTOR,
  CHICKEN_ACTOR,
  PENGUIN_ACTOR,
  PEACOCK_ACTOR,
  WINDMILL_ACTOR,
  BARN_ACTOR,
  CHURCH_ACTOR,
  TEMPLE_ACTOR,
  PAGODA_ACTOR,
  TOWER_ACTOR,
  PYRAMID_ACTOR,
  TENT_ACTOR,
  CABIN_ACTOR,
  SKYSCRAPER_ACTOR,
  PALACE_ACTOR,
  RUINS_ACTOR,
  BRIDGE_ACTOR,
  CASTLE_ACTOR,
  HOUSE_ACTOR,
  LIGHTHOUSE_ACTOR,
  BUILDING_ACTOR,
  RAMEN_ACTOR,
  SOUP_ACTOR,
  COFFEE_ACTOR,
  TEA_ACTOR,
  SUSHI_ACTOR,
  CAKE_ACTOR,
  PIZZA_ACTOR,
  BURGER_ACTOR,
  APPLE_ACTOR,
  FRUIT_ACTOR,
  BREAD_ACTOR,
  ICE_CREAM_ACTOR,
  COCKTAIL_ACTOR,
  EGG_ACTOR,
  BOOK_ACTOR,
  LAMP_ACTOR,
  CANDLE_ACTOR,
  CLOCK_ACTOR,
  GUITAR_ACTOR,
  PIANO_ACTOR,
  VASE_ACTOR,
  CROWN_ACTOR,
  SWORD_ACTOR,
  GEM_ACTOR,
  CAMERA_ACTOR,
  CHAIR_ACTOR,
  DOOR_ACTOR,
  UMBRELLA_ACTOR,
  HAT_ACTOR,
  GLASSES_ACTOR,
  ROCK_ACTOR,
  WOMAN_ACTOR,
  MAN_ACTOR,
  CHILD_ACTOR,
  DANCER_ACTOR,
  KNIGHT_ACTOR,
  WIZARD_ACTOR,
  SAMURAI_ACTOR,
  ROBOT_ACTOR,
  ALIEN_ACTOR,
  GHOST_ACTOR,
  PERSON_ACTOR,
  CACTUS_ACTOR,
  FLOWER_ACTOR,
  ROSE_ACTOR,
  SUNFLOWER_ACTOR,
  TULIP_ACTOR,
  LOTUS_ACTOR,
  MUSHROOM_ACTOR,
  PUMPKIN_ACTOR,
  PLANT_ACTOR,
  TREE_ACTOR,
  BLOSSOM_ACTOR,
  PINE_ACTOR,
  PALM_ACTOR,
  BONSAI_ACTOR,
  BAMBOO_ACTOR,
  SAILBOAT_ACTOR,
  BOAT_ACTOR,
  SHIP_ACTOR,
  STEAMER_ACTOR,
  SUBMARINE_ACTOR,
  ROCKET_ACTOR,
  ASTRONAUT_ACTOR,
  CAR_ACTOR,
  TRUCK_ACTOR,
  TRAIN_ACTOR,
  BICYCLE_ACTOR,
  PLANE_ACTOR,
  BALLOON_ACTOR,
  SPACESHIP_ACTOR,
  SPACE_STATION_ACTOR,
  FISH_ACTOR,
  WHALE_ACTOR,
  SHARK_ACTOR,
  DOLPHIN_ACTOR,
  OCTOPUS_ACTOR,
  TURTLE_ACTOR,
  JELLYFISH_ACTOR,
  CRAB_ACTOR,
  SEAL_ACTOR,
  SEAHORSE_ACTOR,
];

const BY_CONCEPT = new Map(ACTORS.map((it) => [it.concept, it]));

export function findActor(concept: string): ActorDefinition | null {
  return BY_CONCEPT.get(concept) ?? null;
}
