/**
 * Innocent lines in other languages on which the moderator is measured. They were written together with those to practise
 * on, before there was a rule for other languages, and parted by turns; no rule may be changed by reading them.
 */
export const heldOutInnocentTonguesLines: readonly string[] = [
  // Spanish
  'La noche era negra y las estrellas brillaban sobre el campo.',
  'El tren llegó con retardo y los niños esperaron cantando.',
  'Un gato negro se llama Luna y duerme en la cama de mi abuela.',
  'Es la sexta vez que mi hermano pierde su sombrero.',
  'El negro de sus ojos me recuerda a mi madre.',
  'Mi mamá puso frijoles negros en la mesa para todos.',
  // Portuguese
  'Na sexta-feira vamos à casa da vovó com os primos.',
  'O puto mais novo da turma chama-se Tiago e gosta de bolas.',
  'Meu avô toca fagote na igreja aos domingos.',
  'A rapariga deu um abraço ao seu irmão.',
  'O cavalo negro do rei corre pela praia.',
  'Ele chegou com retardo, mas a professora sorriu.',
  // French
  "Je prends une douche avant d'aller à l'école.",
  'Le bûcheron porte un fagot de bois sur son dos.',
  'Le phoque nage dans la mer et mange des poissons.',
  'Le coq chante dans la cour et les enfants se lèvent.',
  'Les fagots sont rangés derrière la grange.',
  'Dieu aime tous les enfants du monde, petits et grands.',
  // German
  'Der Bär ist dick und rund und liebt Honig.',
  'Das Heil kommt von Gott, sagt der Pastor.',
  'Die Kinder fahren mit dem Bus in die Stadt.',
  'Ich will die Großmutter besuchen, sagt Rotkäppchen.',
  'Sechs Kinder singen in der Kirche ein Lied.',
  'Die dicke Raupe frisst ein Blatt nach dem anderen.',
  // Italian
  'Paolo suona il fagotto nella banda del paese.',
  'Il gatto nero dorme sul tetto della casa.',
  'Siamo in ritardo per la messa, dice la mamma.',
  "L'uccello canta sull'albero del giardino.",
  'Un fagotto di panni era sulla sedia della zia.',
  'La culla del piccolo è vicino al letto.',
  // Swahili
  'Watoto wa kike na wa kiume wanacheza pamoja.',
  'Mungu anapenda watoto wote, wa kike kwa wa kiume.',
  'Yule msichana ni rafiki yangu wa kike.',
  'Paka mweusi analala chini ya meza.',
  'Mama alizaa mtoto wa kike jana usiku.',
  'Nguo za kike ziko kwenye duka la mjomba.',
  // Tagalog
  'Kumain kami ng puto at bibingka sa Pasko.',
  'Paki sabi kay Nanay na mahal ko siya.',
  'Ang aso namin ay itim at mataba.',
  'Mahal ng Diyos ang lahat ng bata.',
  'Ang pusa ay natutulog sa ilalim ng mesa.',
  'Masaya ang mga bata sa ilog kasama si Kuya.',
  // Korean
  'Niga joahaneun chaek eul ilgeo julge.',
  'Nega uri jibe wasseo, gomawo, chingu ya.',
  'Niga wae ureo, dongsaeng a, gwaenchana.',
  'Hananim eun uri reul saranghaseyo.',
  'Niga bureun norae ga neomu joha.',
  'Jumare uri neun gyohoe e gayo.',
  // Chinese
  'Die die he ma ma dai wo qu gong yuan.',
  'Wo de die die hen gao, ta ai wo.',
  'Ni ge zi hen gao, mei mei shuo.',
  'Zhe ge hai zi de die die shi lao shi.',
  'Shi tou xia mian you yi tiao xiao yu.',
  'Die die shuo: bu yao pa, wo zai zhe li.',
  // Russian
  'Moy brat chitaet knigu, a ya pishu pismo babushke.',
  'Mama dala mne knigi i yabloko.',
  'Dedushka i babushka zhivut v derevne.',
  'Бог любит всех детей, и больших, и маленьких.',
  'Раки живут в реке под камнем.',
  'Хор поёт, а мама слушает и улыбается.',
]
