import type { GenerationRecord } from '@faith-fables/contract'
import { type ParentClient, signUpParent } from '../product/parent-client.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { storyRequest, untilGeneration } from '../product/told-story.ts'
import { type Answering, probeAnswering } from './answering-probe.ts'
import { type Bench, quantile } from './figure.ts'

const pictures = 10
const idleProbeMilliseconds = 3000

/** A whole story drawn by the running product, and whether the server goes on answering meanwhile. */
export const drawingBench: Bench = {
  name: 'drawing',
  measure: async (say) => {
    const product = await startProduct()
    try {
      say('The idle server ...')
      const idle = await probeAnswering(product, AbortSignal.timeout(idleProbeMilliseconds))

      say(`A story with ${pictures} scenes and two candidates each ...`)
      const { seconds, answering } = await drawStory(product)
      const idleP95 = quantile(idle.latencies, 0.95)
      say('The same in Premium, one fine picture at a time ...')
      const premium = await drawStory(product, 'Premium')
      return [
        {
          name: `approved -> ${pictures} scenes drawn`,
          measured: seconds,
          unit: 's',
          target: { atMost: 15 },
        },
        {
          name: 'answers while drawing, p95',
          measured: quantile(answering.latencies, 0.95),
          unit: 'ms',
          target: { atMost: 100 },
          reference: { name: 'idle', measured: idleP95 },
        },
        { name: 'answers while drawing, slowest', measured: Math.max(...answering.latencies), unit: 'ms' },
        {
          name: 'memory while drawing, peak',
          measured: answering.peakMegabytes,
          unit: 'MB',
          target: { atMost: 600 },
        },
        {
          name: `approved -> ${pictures} Premium scenes drawn`,
          measured: premium.seconds,
          unit: 's',
          target: { atMost: 45 },
        },
        {
          name: 'answers while drawing Premium, p95',
          measured: quantile(premium.answering.latencies, 0.95),
          unit: 'ms',
          target: { atMost: 100 },
          reference: { name: 'idle', measured: idleP95 },
        },
        {
          name: 'memory while drawing Premium, peak',
          measured: premium.answering.peakMegabytes,
          unit: 'MB',
          target: { atMost: 600 },
        },
      ]
    } finally {
      await product.stop()
    }
  },
}

async function drawStory(
  product: RunningProduct,
  quality: 'Default' | 'Premium' = 'Default',
): Promise<{ seconds: number; answering: Answering }> {
  const parent = await signUpParent(product.url)
  const generationId = await readyForReview(parent, quality)

  const drawn = new AbortController()
  const answering = probeAnswering(product, drawn.signal)
  const approved = performance.now()
  try {
    await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
    await untilGeneration(parent, generationId, isDrawn, { pauseMilliseconds: 5 })
  } finally {
    drawn.abort()
  }
  return { seconds: (performance.now() - approved) / 1000, answering: await answering }
}

async function readyForReview(parent: ParentClient, quality: 'Default' | 'Premium'): Promise<string> {
  const request = await storyRequest(parent, pictures, quality)
  const { storyGenerationId } = await parent.call('startGeneration', { body: request })
  await untilGeneration(parent, storyGenerationId, ({ status }) => status === 'pending_review')
  return storyGenerationId
}

function isDrawn({ status, keyMoments }: GenerationRecord): boolean {
  const hasPictures = keyMoments.every(({ illustrationAttempts }) =>
    illustrationAttempts.some(({ imageUrls }) => imageUrls.length > 0),
  )
  return status === 'pending_image_review' && keyMoments.length === pictures && hasPictures
}
