import type { Age } from '../plots/plot.ts'

/** A rhyme that comes back three times, and breaks at the end: the last time it says something else. */
interface Refrain {
  say: string
  broken: string
}

/** Refrains that fit any plot; a plot may bring its own. `{hero}` is the hero. */
export const refrains: Readonly<Record<Age, readonly Refrain[]>> = {
  toddlers: [
    {
      say: 'Step, step, one, two, three, God goes with you and with me.',
      broken: 'Step, step, one, two... stop! Into bed we flop.',
    },
    {
      say: 'Up and down and round we go. Who goes with us? God, we know.',
      broken: 'Up and down and round and... shh! Sleep now. Hush, hush, hush.',
    },
    {
      say: 'Hum, hum, little song, come along, come along.',
      broken: 'Hum, hum, little song, we are home where we belong.',
    },
    {
      say: 'Big or little, far or near, God can see and God can hear.',
      broken: 'Big or little, far or near, look! We all are here.',
    },
    {
      say: 'Knock, knock, who is there? God is with us everywhere.',
      broken: 'Knock, knock, who is there? Only a sleepy little bear.',
    },
    {
      say: 'Sun is up and birds all sing. What, oh what, will today bring?',
      broken: 'Sun is down. The birds are still. Good night, house. Good night, hill.',
    },
  ],
  early: [
    {
      say: 'One step, two steps, do not stop, there is always one more hop.',
      broken: 'One step, two steps, now we stop. That was it. The last, last hop.',
    },
    {
      say: 'Little by little and bit by bit, one of us will think of it.',
      broken: 'Little by little and bit by bit, and in the end we thought of it.',
    },
    {
      say: 'Over and under and round about, that is the way we find things out.',
      broken: 'Over and under and round about, that was the way it all came out.',
    },
    {
      say: 'Slow is good and small is fine. I hold your hand and you hold mine.',
      broken: 'Slow was good and small was fine. You still have crumbs on yours. So has mine.',
    },
    {
      say: 'Who is with us near and far? God is, God is, where we are.',
      broken: 'Who was with us near and far? God was. Now look, the first big star.',
    },
    {
      say: 'What is heavy, carry with two, half for me and half for you.',
      broken: 'What was heavy, gone from view! None for me, and none for you.',
    },
  ],
  middle: [
    {
      say: 'It is not far, it is not near, it is one step on from here.',
      broken: 'It was not far, it was not near. Take off your shoes. The place is here.',
    },
    {
      say: 'Easy to say and hard to do, and all the same it must be through.',
      broken: 'Easy to say, and now it is done, and supper is waiting for everyone.',
    },
    {
      say: 'Round goes the year and round goes the day, and nobody finds it who stays away.',
      broken: 'Round went the year and round went the day, and the one who found it came to stay.',
    },
    {
      say: 'A thing too big for one to lift grows light with two, and that is the gift.',
      broken: 'A thing too big for one to lift? We laughed so hard that it came adrift.',
    },
    {
      say: 'Ask the wind and ask the wall, ask the smallest of them all.',
      broken: 'We asked the wind, we asked the wall. The smallest knew it after all.',
    },
    {
      say: 'Thin as a thread and strong as a rope, that is the stuff they make of hope.',
      broken: 'Thin as a thread? We pulled it tight. It held us all, and it held all night.',
    },
  ],
  preteen: [
    {
      say: 'There is a way that has no sign, and it begins where I cross the line.',
      broken: 'There was a way that had no sign. I look behind me. The steps are mine.',
    },
    {
      say: 'What nobody asks and nobody sees is heavier than all of these.',
      broken: 'What nobody asked, and God alone sees, is lighter now than the wind in the trees.',
    },
    {
      say: 'Say it plain and say it low, that is as far as words will go.',
      broken: 'It was said plain, and it was said low, and farther it went than words can go.',
    },
    {
      say: 'The clock goes on, the kettle sings, and underneath are all the things.',
      broken: 'The clock goes on, the kettle sings, and nothing is underneath the things.',
    },
    {
      say: 'Not for the prize and not for the cheer, only because I happen to be here.',
      broken: 'There was no prize, and there was no cheer. There was only us, and we were all here.',
    },
    {
      say: 'Between the no and the yes there lies a road that is exactly my size.',
      broken: 'Behind the yes, when you turn around, the road is only a bit of ground.',
    },
  ],
}
