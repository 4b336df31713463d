import { emailCapture, type SiwxConfig, serverSiwx } from '@kit/siwx'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'

/** Signs users in at the demo's backend, or with `email` at kit-server, which also asks for an email address. */
export function createDemoSiwx({ serverUrl }: DemoConfig, { signIn }: DemoSettings): SiwxConfig {
  return serverSiwx({
    statement: 'Sign in to the demo.',
    required: signIn === 'required' || signIn === 'email',
    ...(signIn === 'email'
      ? { url: serverUrl, projectId: 'demo', emailCapture: emailCapture() }
      : { url: '/api/siwx' }),
    ...(signIn === 'off' && { namespaces: [] }),
  })
}
