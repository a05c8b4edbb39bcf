import type { Species } from '../looks/look.ts'
import { alpaca } from './species/alpaca.ts'
import { ant } from './species/ant.ts'
import { bear } from './species/bear.ts'
import { bee } from './species/bee.ts'
import { bird } from './species/bird.ts'
import { butterfly } from './species/butterfly.ts'
import { camel } from './species/camel.ts'
import { cat } from './species/cat.ts'
import { chick } from './species/chick.ts'
import { cow } from './species/cow.ts'
import { crocodile } from './species/crocodile.ts'
import { deer } from './species/deer.ts'
import { dog } from './species/dog.ts'
import { doll } from './species/doll.ts'
import { donkey } from './species/donkey.ts'
import { dove } from './species/dove.ts'
import { dragon } from './species/dragon.ts'
import { duck } from './species/duck.ts'
import { elephant } from './species/elephant.ts'
import { fish } from './species/fish.ts'
import { fox } from './species/fox.ts'
import { frog } from './species/frog.ts'
import { giraffe } from './species/giraffe.ts'
import { goat } from './species/goat.ts'
import { guineaPig } from './species/guinea-pig.ts'
import { hamster } from './species/hamster.ts'
import { hedgehog } from './species/hedgehog.ts'
import { hen } from './species/hen.ts'
import { hippo } from './species/hippo.ts'
import { horse } from './species/horse.ts'
import { kangaroo } from './species/kangaroo.ts'
import { ladybug } from './species/ladybug.ts'
import { lamb } from './species/lamb.ts'
import { lion } from './species/lion.ts'
import { monkey } from './species/monkey.ts'
import { mouse } from './species/mouse.ts'
import { octopus } from './species/octopus.ts'
import { otter } from './species/otter.ts'
import { owl } from './species/owl.ts'
import { parrot } from './species/parrot.ts'
import { pig } from './species/pig.ts'
import { rabbit } from './species/rabbit.ts'
import { robot } from './species/robot.ts'
import { seal } from './species/seal.ts'
import { snail } from './species/snail.ts'
import { swan } from './species/swan.ts'
import { turtle } from './species/turtle.ts'
import type { SpeciesBuild } from './species-build.ts'

/** Every animal that can be drawn: a new one is one file beside these and one line here. */
export const speciesBuilds: Record<Species, SpeciesBuild> = {
  lamb,
  dog,
  cat,
  donkey,
  horse,
  cow,
  goat,
  camel,
  rabbit,
  lion,
  bear,
  fox,
  mouse,
  hedgehog,
  elephant,
  bird,
  dove,
  parrot,
  chick,
  duck,
  owl,
  turtle,
  pig,
  deer,
  frog,
  dragon,
  hen,
  fish,
  robot,
  doll,
  monkey,
  kangaroo,
  otter,
  seal,
  swan,
  giraffe,
  alpaca,
  hippo,
  crocodile,
  'guinea pig': guineaPig,
  hamster,
  snail,
  ladybug,
  ant,
  bee,
  butterfly,
  octopus,
}
