import { KitError } from '@kit/core'
import { createText } from '@kit/react-ui/feature'
import { expect, it } from 'vitest'
import { loginUnavailable, toEmbeddedError } from '../error/toEmbeddedError.js'
import { FrameError } from '../frame/FrameError.js'
import { describeLoginError } from './describeLoginError.js'
import { en } from './en.data.js'

const text = createText({ locale: 'en', messages: en, dir: 'ltr' })
const refused = (code: number, data: object) => toEmbeddedError(new FrameError('x', code, data))

it.each([
  [refused(400, { field: 'otp' }), en['embedded.wrongCode']],
  [refused(400, { field: 'email' }), en['embedded.emailRefused']],
  [refused(400, { field: 'projectId' }), en['embedded.failed']],
  [refused(410, { field: 'otp' }), en['embedded.codeExpired']],
  [refused(429, { field: 'email', retryMs: 12_400 }), 'Try again in 13 seconds.'],
  [refused(429, { field: 'email', retryMs: 3_600_000 }), en['embedded.tooMany']],
  [refused(410, { field: 'ticket' }), en['embedded.loginExpired']],
  [refused(410, { field: 'result' }), en['embedded.loginExpired']],
  [refused(400, { field: 'result' }), en['embedded.socialRefused']],
  [refused(400, { field: 'farcaster' }), en['embedded.socialRefused']],
  [refused(503, { field: 'result' }), en['embedded.unavailable']],
  [toEmbeddedError(new FrameError('x', undefined, { field: 'network' })), en['embedded.offline']],
  [refused(4001, {}), en['embedded.declined']],
  [new KitError('embedded/cooldown', { shortMessage: 'x', details: '7' }), 'Try again in 7 seconds.'],
  [new KitError('embedded/loadFailed', { shortMessage: 'x' }), en['embedded.loadFailed']],
  [new KitError('embedded/timeout', { shortMessage: 'x' }), en['embedded.timeout']],
  [new KitError('connection/failed', { shortMessage: 'x' }), en['embedded.failed']],
  [loginUnavailable(), en['embedded.optionUnavailable']],
  [new Error('secret'), en['embedded.failed']],
])('describeFault returns the text of %s', (error, words) => {
  expect(describeLoginError(text, error)).toBe(words)
})
