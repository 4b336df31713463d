import { createStore, isKitError, type Kit } from '@kit/core/plugin'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KitProvider, useKit, useStore } from './index.js'

describe('hooks on a server', () => {
  it('throw a descriptive error outside of a provider', () => {
    const Lost = () => {
      useKit()
      return null
    }
    try {
      renderToString(h(Lost))
      expect.unreachable()
    } catch (error) {
      expect(isKitError(error, 'react/noProvider')).toBe(true)
    }
  })

  it('read the first state, and never start the kit', () => {
    const active = createStore({ status: 'disconnected' })
    const kit = {
      active,
      connections: active,
      plugins: {},
      initialStores: { active, connections: active, namespaces: new Map() },
      start() {
        throw new Error('A server must not start the kit.')
      },
    } as unknown as Kit
    const Status = () => {
      const status = useStore(active, (state) => state.status)
      active.update(() => ({ status: 'connected' }))
      return h('p', null, status)
    }
    expect(renderToString(h(KitProvider, { kit }, h(Status)))).toBe('<p>disconnected</p>')
  })
})
