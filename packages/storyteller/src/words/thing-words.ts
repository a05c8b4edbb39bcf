/**
 * Nouns of things that a picture can show. Words that are as often verbs or adverbs (rose, saw, well, watch) are
 * left out, and animals, who may be somebody of the story: a thing that is not there looks worse than one that is
 * missing.
 */
export const thingWords: readonly string[] = [
  ...'lantern lamp candle book books bible letter map scroll clock key mirror mailbox telescope globe'.split(
    ' ',
  ),
  ...'basket bucket barrel bottle jar bowl pot cup kettle teapot spoon broom rake spade shovel wheelbarrow'.split(
    ' ',
  ),
  ...'ladder rope bench table chair stool sofa armchair stove bed pillow blanket window door gate fence'.split(
    ' ',
  ),
  ...'bread cake cookies pie soup pancakes sandwich pizza cheese honey muffin cupcake egg'.split(' '),
  ...'apple apples pear bananas banana grapes lemon cherries strawberries watermelon carrot pumpkin tomato'.split(
    ' ',
  ),
  ...'hat scarf mittens crown backpack suitcase umbrella tent raft boat bridge wagon sled'.split(' '),
  ...'ball kite doll teddy blocks toys puzzle balloon drum guitar bell harp trumpet violin flute'.split(' '),
  ...'trophy medal pencil crayons paintbrush scissors coin coins button pebble stone stick feather shell'.split(
    ' ',
  ),
  ...'flower flowers seed seedling sprout sunflower tulip mushroom acorn tree nest hay campfire'.split(' '),
  ...'star stars moon rainbow snowman butterfly bee ladybug'.split(' '),
  ...'bicycle bike scooter skateboard train tractor truck rocket airplane helicopter castle flag'.split(' '),
  ...'fish gift present wheelchair crutches anchor'.split(' '),
  ...'quilt towel soap toothbrush bathtub sponge'.split(' '),
  ...'puddle sandcastle windmill treehouse lighthouse fountain stroller sandbox seesaw scarecrow birdhouse'.split(
    ' ',
  ),
  ...'puppet marble pinecone snowflake dandelion cactus wreath candlestick flashlight lamppost'.split(' '),
  ...'piano accordion trombone yarn needle toolbox sack parcel envelope newspaper camera microscope'.split(
    ' ',
  ),
  ...'ambulance motorcycle taxi car bus sleigh manger shield sword ark loaf loaves peach plum strawberry cherry'.split(
    ' ',
  ),
  ...'tamale waffle doughnut popcorn cocoa lemonade pretzel taco potato onion cucumber chestnut walnut'.split(
    ' ',
  ),
  ...'marshmallow starfish pinwheel firefly fireflies'.split(' '),
  'hot air balloon',
  'easter egg',
  'blanket fort',
  'picnic basket',
  'teddy bear',
  'rocking horse',
  'snow globe',
  'doll house',
  'treasure chest',
  'treasure map',
  'lamp post',
  'street lamp',
  'traffic light',
  'palm tree',
  'palm branch',
  'string of lights',
  'magnifying glass',
  'hot chocolate',
  'fire truck',
  'police car',
  'washing line',
  'spinning top',
  'paper boat',
  'watering can',
  'ice cream',
  'fire engine',
  'school bus',
]
