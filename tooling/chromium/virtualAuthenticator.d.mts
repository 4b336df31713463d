/** An authenticator that verifies its person by itself, for `WebAuthn.addVirtualAuthenticator` of the browser. */
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
