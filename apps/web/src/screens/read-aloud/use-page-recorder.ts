import { limits } from '@faith-fables/contract/limits'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { microphoneProblem } from './sound/microphone-problem.ts'
import { openMicrophone, type Take } from './sound/open-microphone.ts'
import { prepareSound } from './sound/prepare-sound.ts'

/** Seconds of getting ready after the microphone is there. */
const countdownSeconds = 3
const second = 1000

export type Recorder =
  | { step: 'resting'; problem: string | null }
  /** The browser asks whether the microphone may be used. */
  | { step: 'asking' }
  | { step: 'countdown'; left: number; take: Take }
  | { step: 'recording'; begunAt: number; seconds: number; take: Take }
  | { step: 'preparing' }
  | { step: 'recorded'; sound: Blob; seconds: number; note: string | null }

const resting: Recorder = { step: 'resting', problem: null }
const nothingHeard =
  'Nobody could be heard. Is something in front of the microphone, or is it switched off? Please try again, a little louder.'
const unreadable = 'This recording could not be used. Please read the page again.'
const lost = 'The microphone went away. What was heard until then is here.'
const full = `That was all that fits on a page: ${limits.recordedPage.seconds / 60} minutes. What you read until then is here.`

/** Records one page: asks for the microphone, counts down, listens, and makes of it what can be kept. */
export function usePageRecorder() {
  const [recorder, setRecorder] = useState<Recorder>(resting)
  const take = useRef<Take | null>(null)
  /** Which recording it is: what comes late of an earlier one is dropped. */
  const turn = useRef(0)

  const drop = useCallback(() => {
    turn.current += 1
    take.current?.drop()
    take.current = null
    setRecorder(resting)
  }, [])

  const finish = useCallback(async (note: string | null = null) => {
    const taken = take.current
    const mine = turn.current
    if (!taken) return
    take.current = null
    setRecorder({ step: 'preparing' })
    const next = await makeOf(taken, note)
    if (turn.current === mine) setRecorder(next)
  }, [])

  async function begin() {
    drop()
    const mine = turn.current
    setRecorder({ step: 'asking' })
    try {
      const opened = await openMicrophone()
      if (turn.current !== mine) return opened.drop()
      take.current = opened
      setRecorder({ step: 'countdown', left: countdownSeconds, take: opened })
    } catch (error) {
      if (turn.current === mine) setRecorder({ step: 'resting', problem: microphoneProblem(error) })
    }
  }

  const tick = useEffectEvent(() => {
    if (recorder.step === 'countdown') {
      const left = recorder.left - 1
      if (left > 0) return setRecorder({ ...recorder, left })
      recorder.take.begin()
      return setRecorder({ step: 'recording', begunAt: Date.now(), seconds: 0, take: recorder.take })
    }
    if (recorder.step !== 'recording') return
    const seconds = Math.round((Date.now() - recorder.begunAt) / second)
    if (recorder.take.isLost()) void finish(lost)
    else if (seconds >= limits.recordedPage.seconds) void finish(full)
    else setRecorder({ ...recorder, seconds })
  })

  const isTicking = recorder.step === 'countdown' || recorder.step === 'recording'
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => tick(), second)
    return () => clearInterval(timer)
  }, [isTicking])

  // Whoever leaves the page leaves no microphone open.
  useEffect(() => drop, [drop])

  return { recorder, begin: () => void begin(), stop: () => void finish(), drop }
}

async function makeOf(take: Take, note: string | null): Promise<Recorder> {
  try {
    const prepared = await prepareSound(await take.end())
    return prepared ? { step: 'recorded', ...prepared, note } : { step: 'resting', problem: nothingHeard }
  } catch {
    return { step: 'resting', problem: unreadable }
  }
}
