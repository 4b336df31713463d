import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

/** Variables of a request in the app. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    project?: string
    readBody: () => Promise<string>
  }
}

/** The HTTP app; each route file adds its own paths to it. */
export type App = Hono<AppEnv>

/** One request. */
export type AppContext = Context<AppEnv>
