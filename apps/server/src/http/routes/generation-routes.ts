import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** Starting, watching and reviewing a story. The rules live in the generations area. */
export function generationRoutes(
  server: HttpServer,
  { generations, users, supplierCalls }: AppContext,
): void {
  registerRoute(server, 'startGeneration', async ({ person, body, remember }) => {
    const answerOf = (generation: { id: string }) => ({
      storyGenerationId: generation.id,
      message: 'Story request received! Moderating content...',
    })
    await supplierCalls.assertBudget()
    await users.ensureProfile(person)
    return answerOf(
      await generations.start(person.uid, body, (transaction, started) =>
        remember(transaction, answerOf(started)),
      ),
    )
  })

  registerRoute(server, 'startEdition', async ({ person, params, body, remember }) => {
    const answerOf = (generation: { id: string }) => ({
      storyGenerationId: generation.id,
      message: 'The story is being told for another age.',
    })
    await supplierCalls.assertBudget()
    return answerOf(
      await generations.startEdition(person.uid, { ...params, ...body }, (transaction, started) =>
        remember(transaction, answerOf(started)),
      ),
    )
  })

  registerRoute(server, 'getGeneration', ({ person, params }) =>
    generations.record(person.uid, params.generationId),
  )

  registerRoute(server, 'reviewText', async ({ person, params, body, remember }) => {
    // What is approved was ordered, and is made to its end.
    if (body.action !== 'approve') await supplierCalls.assertBudgetOf(params.generationId)
    const { status } = await generations.review(person.uid, params.generationId, body, (transaction, moved) =>
      remember(transaction, { status: moved.status }),
    )
    return { status }
  })

  registerRoute(server, 'inspectBook', ({ person, params, body }) =>
    generations.inspect(person.uid, params.generationId, body),
  )

  registerRoute(server, 'restoreText', async ({ person, params, body, remember }) => {
    const { status } = await generations.restoreText(
      person.uid,
      params.generationId,
      body,
      (transaction, restored) => remember(transaction, { status: restored.status }),
    )
    return { status }
  })

  registerRoute(server, 'revisePictureIdeas', async ({ person, params, body }) => {
    const { status } = await generations.revisePictureIdeas(person.uid, params.generationId, body.prompts)
    return { status }
  })

  registerRoute(server, 'regeneratePicture', async ({ person, params, body, remember }) => {
    await supplierCalls.assertBudgetOf(params.generationId)
    return await generations.regeneratePicture(
      person.uid,
      params.generationId,
      { ...body, sceneIndex: params.sceneIndex },
      remember,
    )
  })

  registerRoute(server, 'selectImage', ({ person, params, body }) =>
    generations.selectImage(person.uid, params.generationId, { ...body, sceneIndex: params.sceneIndex }),
  )

  registerRoute(server, 'publishStory', ({ person, params, body, remember }) =>
    generations.publish(person.uid, params.generationId, body?.coverUrl ?? null, remember),
  )

  registerRoute(server, 'hideDraft', async ({ person, params }) => {
    await generations.hide(person.uid, params.generationId)
    return {}
  })

  registerRoute(server, 'getInProgressStatus', ({ person }) => generations.inProgress(person.uid))
}
