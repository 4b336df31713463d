import { backend } from './backend.js'

export const GET = backend.handle
export const POST = backend.handle
