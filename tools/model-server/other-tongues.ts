/** The same story as a model tells it that knows more than English. */
export const tongues: Readonly<
  Record<
    string,
    {
      sentences: readonly string[]
      frames: Record<'title' | 'moralMessage' | 'prayer' | 'remember', string> & { talk: string[] }
    }
  >
> = {
  Spanish: {
    sentences: [
      '@ corrió hasta la vieja puerta del jardín.',
      'Un pajarito estaba sentado encima, muy quieto.',
      '"¿Te has perdido?", le preguntó @ en voz baja.',
      'El pajarito no quiso cantar.',
      'Luego dio un saltito hacia la izquierda y miró el cielo.',
    ],
    frames: {
      title: 'El pájaro de la puerta',
      moralMessage: 'Vale la pena detenerse por las cosas pequeñas.',
      talk: ['¿Qué necesitaba el pájaro?', '¿Quién lo ayudó?', '¿Cuándo te detuviste tú por alguien?'],
      prayer: 'Querido Dios, gracias por las cosas pequeñas. Ayúdanos a verlas.',
      remember: 'Detente por los pequeños.',
    },
  },
  German: {
    sentences: [
      '@ lief den ganzen Weg bis zum alten Gartentor.',
      'Ganz oben saß ein kleiner Vogel und rührte sich nicht.',
      '"Hast du dich verirrt?", fragte @ leise.',
      'Der Vogel wollte nicht singen.',
      'Dann hüpfte er ein Stück nach links und schaute zum Himmel hinauf.',
    ],
    frames: {
      title: 'Der Vogel auf dem Gartentor',
      moralMessage: 'Für kleine Dinge lohnt es sich, stehen zu bleiben.',
      talk: [
        'Was hat der Vogel gebraucht?',
        'Wer hat geholfen?',
        'Wann bist du für jemanden stehen geblieben?',
      ],
      prayer: 'Lieber Gott, danke für die kleinen Dinge. Hilf uns, sie zu sehen.',
      remember: 'Bleib bei den Kleinen stehen.',
    },
  },
}
