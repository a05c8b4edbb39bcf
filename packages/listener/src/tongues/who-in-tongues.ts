/** How a language says who a child is; patterns in small letters, `#` stands for a number in digits or words. */
export interface Tongue {
  /** English name, as `otherLanguage` gives it. */
  name: string
  /** "# años": years, in the ways they are said. */
  years: readonly string[]
  months: readonly string[]
  /** Of somebody who is a she: daughters, girls, and the pronoun where it is no other word. */
  she: string
  he: string
  /** What stands before an age that somebody had once. */
  once: string
  /** One to twelve. */
  numbers: string
}

const tongue = (
  name: string,
  years: string,
  months: string,
  she: string,
  he: string,
  once: string,
  numbers: string,
): Tongue => ({
  name,
  years: years.split('; '),
  months: months.split('; ').filter(Boolean),
  she,
  he,
  once,
  numbers,
})

/** The languages most spoken in churches, and some of their neighbours. */
export const tongues: readonly Tongue[] = [
  tongue(
    'Spanish',
    '# años; # añitos',
    '# meses',
    'hija niña hijita nena chica ella nieta sobrina hermanita',
    'hijo niño hijito nene chico él nieto sobrino hermanito',
    'tenía cumplió desde',
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ),
  tongue(
    'Portuguese',
    '# anos; # aninhos',
    '# meses',
    'filha menina garota ela neta sobrinha',
    'filho menino garoto ele neto sobrinho',
    'tinha desde',
    'um dois três quatro cinco seis sete oito nove dez onze doze',
  ),
  tongue(
    'French',
    '# ans',
    '# mois',
    'fille fillette elle nièce',
    'garçon fils il neveu',
    'avait depuis',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
  ),
  tongue(
    'German',
    '# jahre; # jahren; #-jährige; #-jähriger; ist #; #j',
    '# monate',
    'tochter mädchen enkelin nichte',
    'sohn junge enkel neffe er',
    'war mit seit',
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ),
  tongue(
    'Italian',
    '# anni; # annetti',
    '# mesi',
    'figlia bambina ragazzina nipotina',
    'figlio bambino ragazzino nipotino',
    'aveva da',
    'un due tre quattro cinque sei sette otto nove dieci undici dodici',
  ),
  tongue(
    'Dutch',
    '# jaar',
    '# maanden',
    'dochter meisje zij kleindochter',
    'zoon jongen jongetje hij kleinzoon',
    'was sinds',
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  ),
  tongue(
    'Polish',
    '# lat; # lata; # latka',
    '# miesięcy; # miesiące',
    'córka córeczka dziewczynka ona',
    'syn synek chłopiec chłopczyk',
    'miała miał od',
    'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  ),
  tongue(
    'Russian',
    '# года; # лет; # год; # годика',
    '# месяцев; # месяца',
    'дочь дочка девочка она внучка',
    'сын сынок мальчик он внук',
    'было',
    'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
  ),
  tongue(
    'Indonesian',
    '# tahun; # thn; umur #; umurnya #; usia #; usianya #; berumur #; berusia #',
    '# bulan',
    'perempuan cewek putri',
    'laki-laki cowok putra',
    'sejak waktu',
    'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas duabelas',
  ),
  tongue(
    'Filipino',
    '# taong; # taon; # anyos',
    '# buwan',
    'babae babaeng dalaga',
    'lalaki lalaking binata',
    'noong mula',
    'isang dalawang tatlong apat limang anim pitong walong siyam sampung labing-isang labindalawang',
  ),
  tongue(
    'Swahili',
    'miaka #; mwaka #',
    'miezi #',
    'msichana binti',
    'mvulana',
    'tangu',
    'mmoja miwili mitatu minne mitano sita saba minane tisa kumi kumi-na-moja kumi-na-miwili',
  ),
  tongue(
    'Turkish',
    '# yaşında; # yaşındaki',
    '# aylık',
    'kız kızım kızımız',
    'oğlan oğlum oğlumuz erkek',
    'iken',
    'bir iki üç dört beş altı yedi sekiz dokuz on on-bir on-iki',
  ),
  tongue(
    'Vietnamese',
    '# tuổi',
    '# tháng',
    'gái',
    'trai',
    'hồi',
    'một hai ba bốn năm sáu bảy tám chín mười mười-một mười-hai',
  ),
]
