/** Options of the browser's `WebAuthn.addVirtualAuthenticator` for an authenticator that verifies its user automatically. */
export declare const virtualAuthenticator: {
  readonly protocol: 'ctap2'
  readonly ctap2Version: 'ctap2_1'
  readonly transport: 'internal'
  readonly hasResidentKey: true
  readonly hasUserVerification: true
  readonly isUserVerified: true
  readonly automaticPresenceSimulation: true
  readonly hasPrf: true
}
