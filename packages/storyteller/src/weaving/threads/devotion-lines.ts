import type { Age } from '../../plots/plot.ts'

/** How `{who}` lives with God: "loved Jesus", "prayed every night" (`{wish.state}`, toddlers `{wish.now}`). Never joked about. */
export const devotionLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.now}. God is glad.',
    '{who} {wish.now}. God hears it.',
    'And {who}? {who} {wish.now}.',
    'Shh. {who} {wish.now}.',
    '{who} {wish.now}. Amen!',
  ],
  early: [
    '{who} {wish.state}. It made {who.them} feel safe.',
    '{who} {wish.state}. "God likes that," said {other}.',
    'There was one more thing that {who} was sure of. {who} {wish.state}, and God was near.',
    '{who} {wish.state}. {Who.they} did not talk about it much, but it was so.',
    '{who} {wish.state}. It was a good thing to have in your pocket, on any day.',
  ],
  middle: [
    '{who} {wish.state}. {Who.they} did not make a show of it. It belonged to the day, like bread.',
    '{who} {wish.state}, and on some days that was what {who.they} held on to.',
    '"Does it help?" {other} had asked once. {who} {wish.state}. "Yes," {who.they} said. "Not always right away."',
    '{who} {wish.state}. It had been so for as long as {who.they} could remember, and {who.they} would have missed it.',
    'It was a secret, if not a big one: {who} {wish.state}, and felt less alone.',
  ],
  preteen: [
    "{who} {wish.state}. {Who.they} didn't make speeches about it. It was just there, the way the floor is there.",
    '"Do you really believe it?" somebody at school had asked once. {who} {wish.state}, and {who.they} said so. {Who.their} ears had been red, but {who.they} said it.',
    "{who} {wish.state}. It didn't make the hard days easy, but {who.they} never had to go through one alone.",
    '{who} {wish.state}. Some days it was quick and some days {who.they} had a lot of questions, and both were allowed.',
    '{other} knew that {who} {wish.state}, and sometimes, when things were bad, {other.they} asked {who.them} to put in a word.',
  ],
}
