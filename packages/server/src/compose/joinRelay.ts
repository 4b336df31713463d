import type { RelayBackend } from '../backend/Backend.js'
import type { RelayServerConfig } from '../config/ServerConfig.js'
import { createRelay, type Relay } from '../relay/createRelay.js'
import { relayMethods } from '../relay/methods/relayMethods.js'
import type { Platform } from './createPlatform.js'

/** Creates the relay of a process. */
export function joinRelay(platform: Platform<RelayServerConfig, RelayBackend>): Relay {
  const { config, backend, projects, socketWatch, sharesOf, now, log, metrics } = platform
  const { mailbox, bus, mailboxLeadership, limiter, pseudonymize } = backend
  return createRelay({
    config: config.relay,
    methods: relayMethods,
    mailbox,
    bus,
    leadership: mailboxLeadership,
    projects,
    limiter,
    socketWatch,
    pseudonymize,
    sharesOf,
    trustProxy: config.trustProxy,
    now,
    log,
    metrics,
  })
}
