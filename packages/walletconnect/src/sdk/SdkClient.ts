/** The members of an event emitter that are used. */
export type SdkEmitter = {
  on(name: string, listener: (payload: never) => void): unknown
  off(name: string, listener: (payload: never) => void): unknown
  removeAllListeners(name?: string): unknown
  emit(name: string, payload?: unknown): unknown
}

/** A call to the relay that is pending or waits for a retry. */
export type SdkPublish = { readonly request: unknown; readonly opts?: unknown }

/** The pairing client's connection to the relay. */
export type SdkRelayer = {
  readonly events: SdkEmitter
  readonly connected: boolean
  subscribe(topic: string, options: { readonly transportType: 'relay' }): Promise<unknown>
  readonly connecting: boolean
  transportExplicitlyClosed: boolean
  hasExperiencedNetworkDisruption: boolean
  request(request: unknown): Promise<unknown>
  connect(relayUrl?: string): Promise<void>
  toEstablishConnection(): Promise<void>
  registerEventListeners(): Promise<void>
  resetPingTimeout(): void
  transportOpen(): Promise<void>
  transportClose(): Promise<void>
  transportDisconnect(): Promise<void>
  readonly publisher: {
    readonly queue: Map<string, SdkPublish>
    checkQueue(): void
    rpcPublish(request: unknown, opts: unknown): Promise<unknown>
  }
  readonly subscriber: {
    readonly hasAnyTopics: boolean
    unsubscribe(topic: string): Promise<void>
  }
}

/** The pairing client's shared parts. */
export type SdkCore = {
  readonly relayer: SdkRelayer
  readonly heartbeat: { readonly events: SdkEmitter; stop(): void }
  readonly history: { readonly events: SdkEmitter }
  readonly expirer: { del(key: string | number): void; set(key: string | number, expiryS: number): void }
  readonly verify: { register: (id: unknown) => Promise<string | undefined> }
  readonly crypto: {
    deleteSymKey(topic: string): Promise<void>
    generateSharedKey(publicKey: string, peerKey: string): Promise<string>
  }
  readonly pairing: {
    disconnect(call: { readonly topic: string }): Promise<void>
    updateExpiry(call: { readonly topic: string; readonly expiry: number }): Promise<void>
  }
}

/** A request in the client's history, recorded before it is sent. */
export type SdkRecord = {
  readonly id: number
  readonly topic: string
  readonly request: {
    readonly method: string
    readonly params?: {
      readonly request?: { readonly params?: unknown }
      readonly requester?: { readonly publicKey?: string }
    }
  }
}

/** Sends a protocol request of the client. */
export type SdkSend = (call: { readonly method: string; readonly params: unknown }) => Promise<unknown>

/** The protocol's reason for an end. */
export type SdkReason = { readonly code: number; readonly message: string }

/** The members of the pairing client (2.21.8) that are used. The client's own types require the DOM's, and lack some of these. */
export type SdkClient = {
  readonly core: SdkCore
  readonly events: SdkEmitter
  readonly metadata: unknown
  readonly engine: { readonly events: SdkEmitter; sendRequest: SdkSend }
  readonly auth: { readonly requests: { delete(id: number, reason: SdkReason): Promise<void> } }
  readonly session: {
    getAll(): readonly { readonly topic: string; readonly pairingTopic?: string }[]
    readonly keys: readonly string[]
    set(topic: string, session: unknown): Promise<void>
    delete(topic: string, reason: SdkReason): Promise<void>
  }
  readonly proposal: {
    getAll(): readonly { readonly id: number; readonly pairingTopic: string }[]
    delete(id: number, reason: SdkReason): Promise<void>
    update(id: number, change: { readonly expiryTimestamp: number }): Promise<void>
  }
  /** Sends the two requests of a sign-in on one pairing. `response` is never used. */
  authenticate(call: {
    readonly chains: readonly string[]
    readonly domain: string
    readonly uri: string
    readonly nonce: string
    readonly type: 'caip122'
    readonly resources: readonly string[]
    readonly statement?: string
    readonly exp?: string
    readonly nbf?: string
  }): Promise<{ readonly uri?: string }>
  connect(call: { readonly optionalNamespaces: unknown }): Promise<{ readonly uri?: string }>
  request(call: {
    readonly topic: string
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
    /** In seconds, from 300 to 604,800. */
    readonly expiry: number
  }): Promise<unknown>
  disconnect(call: { readonly topic: string; readonly reason: SdkReason }): Promise<void>
}
