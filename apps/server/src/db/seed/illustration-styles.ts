/** The styles the built-in illustrator draws, in the order of the screen. */
export const illustrationStyleChoices = [
  { id: 'watercolor', name: 'Watercolor' },
  { id: 'storybook-gouache', name: 'Storybook Gouache' },
  { id: 'paper-cut-out', name: 'Paper Cut-Out' },
  { id: 'cartoon', name: 'Cartoon' },
  { id: 'crayon', name: 'Crayon' },
  { id: 'stained-glass', name: 'Stained Glass' },
]
