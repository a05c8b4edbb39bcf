/** The moral values a story can be about. Each is served by at least four plots. */
export const moralValues = [
  { id: 'love', name: 'Love', description: 'Caring for someone with what we do, not only with what we say.' },
  {
    id: 'kindness',
    name: 'Kindness',
    description: 'Seeing what someone needs and doing one small good thing about it.',
  },
  {
    id: 'forgiveness',
    name: 'Forgiveness',
    description: 'Letting go of a wrong so that a friendship can begin again.',
  },
  { id: 'honesty', name: 'Honesty', description: 'Telling what is true, even when a lie would be easier.' },
  { id: 'courage', name: 'Courage', description: 'Doing the right thing while our knees are still shaking.' },
  {
    id: 'trust-in-god',
    name: 'Trust in God',
    description: 'Leaning on God when we cannot see how things will turn out.',
  },
  {
    id: 'patience',
    name: 'Patience',
    description: 'Waiting without grumbling, and letting things take the time they need.',
  },
  { id: 'gratitude', name: 'Gratitude', description: 'Noticing what is good and saying thank you for it.' },
  {
    id: 'sharing',
    name: 'Sharing',
    description: 'Opening our hands, also when there is only a little in them.',
  },
  {
    id: 'obedience',
    name: 'Obedience',
    description: 'Listening to those who love us, and to God, and then doing it.',
  },
  {
    id: 'humility',
    name: 'Humility',
    description: 'Not needing to be the biggest, the first or the loudest.',
  },
  { id: 'perseverance', name: 'Perseverance', description: 'Trying once more, and then once more.' },
  {
    id: 'joy',
    name: 'Joy',
    description: 'A gladness that God gives and that gets bigger when it is passed on.',
  },
  {
    id: 'making-peace',
    name: 'Making Peace',
    description: 'Being the one who takes the first step after a quarrel.',
  },
  { id: 'hope', name: 'Hope', description: 'Keeping a little light lit because God is not finished.' },
  {
    id: 'keeping-promises',
    name: 'Keeping Promises',
    description: 'Doing what we said we would do, also when nobody checks.',
  },
  {
    id: 'self-control',
    name: 'Self-Control',
    description: 'Stopping for one breath before the hand or the tongue runs off.',
  },
  { id: 'gentleness', name: 'Gentleness', description: 'Being soft with what is small, sore or shy.' },
  { id: 'compassion', name: 'Compassion', description: 'Feeling with somebody, and staying close to them.' },
  {
    id: 'friendship',
    name: 'Friendship',
    description: 'Standing by someone on the easy days and on the hard ones.',
  },
  { id: 'welcome', name: 'Welcome', description: 'Making room for the one who stands outside.' },
  { id: 'wisdom', name: 'Wisdom', description: 'Asking, listening and thinking before we choose.' },
  {
    id: 'helping',
    name: 'Helping and Serving',
    description: 'Using our hands, our time and our gifts for others.',
  },
  {
    id: 'honoring-family',
    name: 'Honoring Family',
    description: 'Loving and respecting the people God placed around us, old and young.',
  },
  { id: 'prayer', name: 'Prayer', description: 'Talking with God about everything, and listening too.' },
  { id: 'contentment', name: 'Contentment', description: 'Being glad with enough.' },
  { id: 'hard-work', name: 'Hard Work', description: 'Doing a job with the whole heart until it is done.' },
  {
    id: 'caring-for-creation',
    name: 'Caring for Creation',
    description: "Looking after the world and its creatures as God's good gift.",
  },
  {
    id: 'fairness',
    name: 'Fairness',
    description: 'Giving everyone their due and speaking up for those who are overlooked.',
  },
  {
    id: 'wonderfully-made',
    name: 'Wonderfully Made',
    description: 'Knowing that God made us, knows us and loves us as we are.',
  },
  {
    id: 'being-a-light',
    name: 'Being a Light',
    description: 'Letting a little goodness be seen so that others find the way.',
  },
] as const satisfies readonly { id: string; name: string; description: string }[]

export type ValueId = (typeof moralValues)[number]['id']
export type MoralValue = (typeof moralValues)[number]
