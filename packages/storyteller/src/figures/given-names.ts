/** Given names that nearly always tell she or he. A name that is not here stays "they" unless the details say more. */
const girls =
  'Abigail Ada Adele Agnes Aisha Alice Alicia Alma Amara Amelia Amina Amy Ana Angela Anna Anne Annie Anya Aoife Aria Astrid Aurora Ava Beatrice Bella Beth Bethany Bianca Camila Carla Carmen Caroline Cecilia Charlotte Chiara Chloe Claire Clara Daisy Daniela Deborah Delilah Diana Dolores Eleanor Elena Elisa Elise Eliza Elizabeth Ella Ellie Eloise Elsa Emily Emma Esme Esther Eva Eve Evelyn Fatima Fiona Florence Freya Gabriela Georgia Giulia Grace Greta Guadalupe Hana Hanna Hannah Harriet Hazel Heidi Helen Ida Imani Ines Ingrid Irene Iris Isabel Isabella Ivy Jane Jasmine Joanna Joy Judith Julia Juliet June Kate Katie Kinga Lara Laura Layla Lea Leah Leila Lena Lila Lily Lina Louisa Louise Lucia Lucy Luna Lydia Maeve Maria Mariam Mariana Marta Martha Mary Maryam Matilda Maya Mei Mercy Mia Mila Miriam Molly Nadia Naomi Natasha Ngozi Nia Niamh Nina Noor Nora Olga Olivia Paloma Paula Penelope Phoebe Pilar Poppy Priscilla Priya Rachel Rebecca Renata Rosa Rosalie Rose Rosie Ruby Ruth Sakura Sara Sarah Savannah Scarlett Sofia Sophia Sophie Stella Susan Susanna Tabitha Tatiana Teresa Valentina Vera Victoria Violet Willow Ximena Yara Zainab Zara Zoe Zofia Zuri'
const boys =
  'Aaron Abel Abraham Adam Adrian Ahmed Albert Alexander Ali Amari Amir Amos Andre Andrew Anton Arjun Arthur Asher Axel Ben Benjamin Bilal Bjorn Boaz Caleb Carl Carlos Charles Chidi Christopher Daniel Darius David Diego Dominic Dylan Edward Eli Elias Elijah Emeka Emil Emmanuel Enzo Erik Esteban Ethan Ezra Fabian Felix Fernando Finlay Finn Francis Frederick Gabriel George Gideon Giovanni Hans Harry Hassan Hector Henry Hudson Hugo Ian Ibrahim Igor Isaac Isaiah Ivan Jack Jacob Jaden Jake Jamal James Jason Javier Jeremiah Jeremy Jerome Jesse Joel John Jonah Jonas Jonathan Jose Joseph Joshua Juan Julian Kai Karl Khalid Kofi Kwame Lars Leo Leon Levi Lewis Liam Lorenzo Louis Luca Lucas Luke Malachi Marco Marcus Mario Mark Martin Mateo Matthew Mattias Max Micah Michael Miguel Milo Mohammed Moses Musa Nathan Nathaniel Nicholas Nikolai Nils Noah Obi Oliver Omar Oscar Oskar Otto Owen Pablo Patrick Paul Pedro Peter Philip Rafael Raphael Rashid Ravi Reuben Richard Robert Roman Rufus Sami Samuel Santiago Sebastian Sergio Seth Silas Simeon Simon Solomon Stefan Stephen Tariq Theo Theodore Thomas Timothy Tobias Toby Tom Tomas Victor Viktor Vincent Walter Wei William Xavier Yusuf Zachary Zane'

const pronouns = new Map<string, 'she' | 'he'>([
  ...girls.split(' ').map((name) => [name.toLowerCase(), 'she'] as const),
  ...boys.split(' ').map((name) => [name.toLowerCase(), 'he'] as const),
])

export function pronounOfGivenName(name: string): 'she' | 'he' | undefined {
  for (const word of name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)) {
    const pronoun = pronouns.get(word)
    if (pronoun) return pronoun
  }
  return undefined
}
