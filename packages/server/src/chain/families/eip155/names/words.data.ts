/** Short friendly words to suggest as names, in alphabetical order. */
export const suggestedWords: readonly string[] = `
  acorn adventure agate alder alpine amber anchor antler apple apricot arbor arcade aria arrow artist ash aspen aster
  atlas atom aurora autumn avenue avocado badger bagel bamboo banjo banner barley basil basket bay beach beacon bear
  beaver bee beetle bell berry birch birdie biscuit blanket blaze bloom blossom blue bluebird bobcat bolt bonfire
  bonsai book breeze brick bridge bright brook bubble bubbles buddy bunny butter buttercup butterfly button cabin
  cactus cake camera camper canary candle candy canoe canvas canyon caramel cardinal caribou carrot castle catalpa
  cedar celery cello charm cheer cherry chess chestnut chime cider cinder cinnamon citrus city clay clever cliff cloud
  clover coast cobalt cocoa coconut comet compass copper coral corner cosmos cottage cotton cove coyote cozy crane
  creek cricket crimson crisp crystal cupcake curious current cyan cypress daffodil dahlia daisy dancer dandelion
  dapper daring dawn deer delight delta denim desert dew diamond diver dolphin donkey doodle dove dragon dragonfly
  dream dreamer drift drum duckling dune dusk eager eagle early earth east echo eclipse elder elegant elk elm ember
  emerald engine epic evening everest evergreen explorer fable falcon fancy farmer feather fern festival fiddle field
  fig finch fir firefly fisher flame flamingo flora flower flute foggy forest forge fossil fountain fox foxglove
  freckle free fresh friend friendly frost fudge galaxy garden garlic garnet gazelle gecko gentle geode giant ginger
  giraffe glacier glade gleam glide glimmer glow gold golden goose gopher grace grand granite grape grass gravity
  green grove guitar gull hammock happy harbor hare harmony harp harvest haven hawk hazel hazelnut heart hearth
  heather hedgehog hero heron hiker hill hollow honey hopeful horizon house hummingbird husky iceberg idea igloo
  indigo inlet iris island ivory ivy jade jaguar jam jasmine jasper jazz jelly jewel jolly journey joy jubilee jumper
  jungle juniper jupiter kale kayak keen kelp kernel kestrel kettle keystone kind kindle king kite kitten kiwi knight
  koala koi lagoon lake lantern larch lark laughter laurel lava lavender leaf legend lemon lemonade leopard letter
  liberty light lighthouse lilac lily lime linen lion little lively llama lobster lodge logic loom lotus lucky lullaby
  lumen lunar lynx lyric machine magic magnet magnolia mango maple marble marigold marina marlin marmot marsh mason
  maverick maximum maxine maxwell meadow mellow melody melon mercury merry mesa meteor midnight mighty mill mint
  mirror mist modern monarch moon moonbeam moose morning mosaic moss mountain muffin mulberry music mustang myrtle
  mystic narwhal nature nebula nectar needle neon nest nettle newton nickel nightingale nimble noble nomad north nova
  nugget nutmeg oak oasis oat ocean ochre octave octopus olive onyx opal optimist orange orbit orchard orchid oregano
  origami osprey otter owl oxygen oyster pace paddle painter palm panda pansy papaya paper parade parrot parsley
  pastel patch path peach peacock peanut pear pearl pebble pecan pelican penguin peony pepper peppermint phoenix piano
  picnic pigeon pilot pine pinecone pioneer pixel planet plum poem poet polar pollen pond pony poplar poppy porcupine
  prairie pretzel prism puddle puffin puma pumpkin puzzle quail quartz quasar queen quest quick quiet quill quilt
  quince quiver quokka rabbit raccoon radiant radish rain rainbow raindrop ranger rapid raspberry raven ray reef
  rhubarb rhythm ribbon rider ripple river roadrunner robin rocket rocky roller rook rose rosemary rover royal ruby
  runner rustic saffron sage sailor salmon sand sandal sandy sapphire saturn savanna scarlet scholar scout sea seagull
  seal season seed sequoia serene shadow shell shepherd shine shore shy sierra silk silver singer sketch skipper sky
  skylark sloth smile smooth snow snowdrop snowflake solar sonata song sonnet spark sparkle sparrow spice spinach
  spirit spring sprout spruce squirrel star starfish starlight starling steady stone stork storm story stream summer
  summit sun sunbeam sundial sunflower sunny sunrise sunset surfer swallow swan sweet swift sycamore table tango tea
  teal tempo tender terra thicket thistle thrush thunder thyme tide tiger timber tiny toast toffee tomato topaz torch
  tortoise toucan trail traveler treasure tree trillium trout truffle trumpet tulip tundra tunnel turquoise turtle
  twig twilight twinkle umbrella unicorn union unity universe upbeat urchin valley vanilla velvet venture venus verse
  vibrant village vine violet violin vista vivid volcano voyage waffle wagon walnut walrus wander wanderer warbler
  warm water waterfall wave weaver west whale wheat whisper whistle wild wildflower willow wind window winter wisdom
  wise wisteria wizard wolf wombat wonder wood woodland woodpecker wren yarrow yellow yonder yucca zebra zen zenith
  zephyr zest zigzag zinnia zircon
`
  .trim()
  .split(/\s+/)
