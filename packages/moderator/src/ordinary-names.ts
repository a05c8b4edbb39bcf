/** Names, of families and given, whose words would mean something else in a story. They pass alone and beside other names. */
const ordinaryNames: ReadonlySet<string> = new Set(
  (
    'slaughter hooker cumming cummings dick dicks cock cocks cox hancock butcher gay weed beer gunn blood death fagan fagg fuchs ' +
    'fukuda gaylord dyke titcomb titmus tittle cockburn cockran woodcock hitchcock glasscock babcock ' +
    'kuntz kunz sexton sexsmith assmann shufflebottom ramsbottom longbottom winterbottom higginbottom bottom bottoms ' +
    'shittu shitta shital osama usama isis jihad fanny randy dikshit crapper hoare butt butts fuk phuc phuk dong dung swallow looney nutter coke smack coward savage harshit aryan chanel moana fuka fukai ' +
    'fukuyama fukumi fuks semen pornthip pornchai porntip pornsak supaporn siriporn shitij slutsky slutskaya wankhede boobalan kikelomo kike gore ' +
    'adele anusha anushka anuska aslan bluey dhanush dykes erdogan erdoğan georgy gyorgy györgy heinz hermione mehboob milka rihanna ronaldo stoner takis tanushree thanos zelda'
  ).split(' '),
)

/** How a word of a name is written: a capital and small letters, with an apostrophe or a hyphen inside. */
const properName = /^\p{Lu}[\p{Ll}'’-]*$/u

/** Whether a word is written as a name and people bear it. Of a double name each part is one: Chanel-Rose. */
export function isOrdinaryName(word: string): boolean {
  return word.split('-').some((part) => properName.test(part) && ordinaryNames.has(lettersOf(part)))
}

export function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '')
}
