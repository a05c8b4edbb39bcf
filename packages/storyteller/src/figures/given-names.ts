/** Given names that nearly always tell she or he. A name that is not here stays "they" unless the details say more. */
const girls =
  'Abigail Ada Adele Agnes Alice Alicia Alma Amelia Amina Amy Ana Angela Anna Anne Annie Aria Ava Beatrice Bella Beth Bianca Camila Carla Carmen Caroline Cecilia Charlotte Chloe Clara Claire Daisy Deborah Diana Eleanor Elena Elisa Eliza Elizabeth Ella Ellie Elsa Emily Emma Esther Eva Eve Evelyn Fatima Fiona Florence Gabriela Georgia Grace Hannah Harriet Hazel Heidi Helen Ida Ines Irene Iris Isabel Isabella Ivy Jane Jasmine Joanna Judith Julia Juliet June Kate Katie Lara Laura Layla Lea Leah Lena Lila Lily Lina Lucia Lucy Luna Lydia Maria Marta Martha Mary Matilda Maya Mei Mia Mila Miriam Molly Naomi Nina Nora Olivia Paula Penelope Phoebe Poppy Priscilla Priya Rachel Rebecca Rosa Rose Ruby Ruth Sara Sarah Scarlett Sofia Sophia Sophie Stella Susan Susanna Tabitha Teresa Victoria Violet Vera Zara Zoe Zofia'
const boys =
  'Aaron Abel Abraham Adam Adrian Albert Alexander Amir Amos Andrew Andre Anton Arthur Asher Benjamin Ben Boaz Caleb Carlos Carl Charles Christopher Daniel David Diego Dominic Dylan Edward Eli Elias Elijah Emil Emmanuel Ethan Ezra Felix Finn Francis Frederick Gabriel George Gideon Hans Harry Henry Hugo Hudson Ian Isaac Isaiah Ivan Jack Jacob Jaden Jake James Jason Javier Jeremiah Jeremy Jesse Joel John Jonah Jonas Jonathan Jose Joseph Joshua Juan Julian Karl Leo Leon Levi Liam Lewis Louis Luca Lucas Luke Malachi Marcus Mark Martin Mateo Matthew Max Michael Micah Miguel Mohammed Moses Nathan Nathaniel Nicholas Noah Oliver Omar Oscar Otto Owen Patrick Paul Pedro Peter Philip Rafael Raphael Reuben Richard Robert Samuel Sebastian Seth Silas Simeon Simon Solomon Stephen Theo Theodore Thomas Timothy Tobias Toby Tom Victor Vincent Walter William Zachary'

const pronouns = new Map<string, 'she' | 'he'>([
  ...girls.split(' ').map((name) => [name.toLowerCase(), 'she'] as const),
  ...boys.split(' ').map((name) => [name.toLowerCase(), 'he'] as const),
])

export function pronounOfGivenName(name: string): 'she' | 'he' | undefined {
  for (const word of name.toLowerCase().split(/[\s-]+/)) {
    const pronoun = pronouns.get(word)
    if (pronoun) return pronoun
  }
  return undefined
}
