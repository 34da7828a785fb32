import { randomInt } from 'node:crypto';

// Short words that are hard to misread or mishear.
const words = `
  acorn almond amber anchor apple apron atlas autumn bamboo banjo barrel basil basket beacon bison blanket bonnet
  bottle breeze bridge bucket button cabin cactus camel candle canoe canvas carrot castle cedar cello cherry circus
  citrus clover cobalt cobra coconut comet compass copper coral cotton cousin coyote cricket crystal cushion cypress
  dahlia daisy damson dolphin domino donkey dragon dynamo eagle easel ebony elbow ember empire engine ermine falcon
  feather fender fiddle finch flannel flint forest fossil galaxy galley gannet garlic garnet gecko geyser ginger
  glacier goblet granite grape gravel guitar hammock harbor harvest hazel helmet heron hickory honey horizon igloo
  indigo island ivory jacket jaguar jasmine jigsaw jungle kayak kernel kettle kiosk kitten koala ladder lagoon
  lantern lemon lentil linen lizard lobster lotus magnet mango maple marble marina meadow melon mirror monsoon
  muffin mustard napkin nectar nickel nutmeg oasis olive onion orbit orchid osprey otter oyster paddle panda papaya
  parrot pebble pelican pepper piano picnic pigeon pillow pirate planet plum pocket polar poplar poppy prairie puffin
  pumpkin quartz rabbit radish raisin ribbon rocket rudder saddle saffron salmon sandal satin saucer sextant shadow
  shovel silver siren sparrow spinach sponge squash summit sunset tango teapot temple thimble thunder tiger timber
  tomato topaz trumpet tulip tundra turtle umber valley vanilla velvet violet violin walnut walrus whistle willow
  window winter wombat yellow yogurt zebra zipper
`
  .trim()
  .split(/\s+/);

/** Three words and two digits, such as "lagoon-walrus-teapot-47": some 30 bits, behind delays that grow with every wrong guess. */
export function madeUpPassword(): string {
  const word = () => words[randomInt(words.length)];
  return [word(), word(), word(), randomInt(10, 100)].join('-');
}
