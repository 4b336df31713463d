import { z } from 'zod'
import type { App, AppContext } from '../http/AppContext.js'
import { failure } from '../http/failure.js'
import { findProject } from '../http/findProject.js'
import type { Projects } from '../projects/createProjects.js'

/** Port to where analytics events go. */
export type EventSink = { write(events: readonly object[]): Promise<void> }

/** What the routes work with; without a sink analytics is off. */
export type AnalyticsRoutesOptions = { readonly sink: EventSink | undefined; readonly projects: Projects }

const event = z.object({
  eventId: z.string().max(64),
  url: z.string().max(2048).optional(),
  domain: z.string().max(256).optional(),
  timestamp: z.number(),
  props: z.record(z.string(), z.unknown()),
})

/** `GET /getAnalyticsConfig`, `POST /e` and `POST /batch`. While analytics is off, events are accepted and dropped unread. */
export function addAnalyticsRoutes(app: App, { sink, projects }: AnalyticsRoutesOptions): void {
  app.get('/getAnalyticsConfig', (c) => {
    const project = findProject(c, projects)
    if (project instanceof Response) return project
    return c.json({ isAnalyticsEnabled: sink !== undefined })
  })

  async function take(c: AppContext, schema: z.ZodType<readonly object[]>): Promise<Response> {
    const project = findProject(c, projects)
    if (project instanceof Response) return project
    if (!project.allowsOrigin(c.req.header('origin'))) return failure(c, 403, 'origin', 'The origin is not allowed')
    if (sink === undefined) return c.json({ status: 'OK' }, 202)
    const parsed = schema.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.text('The events are not valid', 422)
    await sink.write(parsed.data)
    return c.json({ status: 'OK' }, 202)
  }

  app.post('/e', (c) =>
    take(
      c,
      event.transform((single) => [single]),
    ),
  )
  app.post('/batch', (c) => take(c, z.array(event).max(500)))
}
