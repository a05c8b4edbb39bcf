const tics = new Set(
  'hum sing whistle giggle laugh count ask talk chatter bite suck chew lose forget steal hide tell say fiddle tap wiggle hop bounce twirl collect copy annoy argue grumble eat run joke repeat interrupt nibble burp snore hiss cry squirt sniff hiccup drool bark purr meow growl'.split(
    ' ',
  ),
)

/** Whether this is something one does without meaning to, and is teased about a little: all else is what one likes to do. */
export const isTic = (base: string): boolean => tics.has(base)
