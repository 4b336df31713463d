import * as z from 'zod/mini'
import {
  accountTypeSchema,
  addressSchema,
  chainIdSchema,
  emailSchema,
  namespaceSchema,
  otpSchema,
  pageProviderSchema,
  textSchema,
  urlSchema,
} from './fields.js'
import { siwxMessageTemplateSchema } from './SiwxMessageTemplate.js'
import { userSchema } from './User.js'

const nothing = z.optional(z.undefined())
const color = textSchema(64)

/** Requests of the page to the frame, by name: `@kit-app/NAME` with `payload`, answered by `@kit-frame/NAME_SUCCESS` with `answer`. */
export const requests = {
  CONNECT_EMAIL: {
    /** `resume`: continue with the code emailed to the address before, while it's valid. */
    payload: z.object({ email: emailSchema, resume: z.optional(z.boolean()) }),
    /** `match`: two digits shown by the page, to enter on the page that the emailed link opens. */
    answer: z.object({
      action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      match: z.optional(z.string().check(z.regex(/^\d{2}$/))),
      /** When the email was sent, in milliseconds since the epoch. */
      sentAt: z.optional(z.int().check(z.nonnegative())),
    }),
  },
  CONNECT_DEVICE: { payload: nothing, answer: nothing },
  CONNECT_OTP: { payload: z.object({ otp: otpSchema }), answer: nothing },
  GET_SOCIAL_REDIRECT_URI: {
    /** `redirect`: where the browser returns to if no pop-up can be opened. Must be a page of the requesting origin. */
    payload: z.object({ provider: pageProviderSchema, redirect: z.optional(urlSchema) }),
    answer: z.object({ uri: urlSchema }),
  },
  /**
   * Whether the user returned from the provider of the last `GET_SOCIAL_REDIRECT_URI`. For pages that lost their pop-up because the
   * provider's page isolated it. Answered within 25 s.
   */
  WAIT_SOCIAL: { payload: nothing, answer: z.object({ returned: z.boolean() }) },
  CONNECT_SOCIAL: {
    /** `uri`: the result of the pop-up or the redirect. */
    payload: z.object({
      uri: urlSchema,
      preferredAccountType: z.optional(accountTypeSchema),
      chainId: z.optional(chainIdSchema),
      siwxMessage: z.optional(siwxMessageTemplateSchema),
    }),
    answer: userSchema,
  },
  /** Signs in with an existing passkey, which also unlocks the wallet. */
  CONNECT_PASSKEY: { payload: nothing, answer: nothing },
  GET_FARCASTER_URI: { payload: nothing, answer: z.object({ url: urlSchema }) },
  CONNECT_FARCASTER: { payload: nothing, answer: z.object({ userName: textSchema(256) }) },
  GET_USER: {
    payload: z.object({
      chainId: z.optional(chainIdSchema),
      preferredAccountType: z.optional(accountTypeSchema),
      socialUri: z.optional(urlSchema),
      siwxMessage: z.optional(siwxMessageTemplateSchema),
    }),
    answer: userSchema,
  },
  IS_CONNECTED: { payload: nothing, answer: z.object({ isConnected: z.boolean() }) },
  GET_CHAIN_ID: { payload: nothing, answer: z.object({ chainId: chainIdSchema }) },
  SIGN_OUT: { payload: nothing, answer: nothing },
  SWITCH_NETWORK: {
    /** `rpcUrl` is the endpoint the page reads from. The frame never uses it. */
    payload: z.object({ chainId: chainIdSchema, rpcUrl: z.optional(urlSchema) }),
    answer: z.object({ chainId: chainIdSchema }),
  },
  RPC_REQUEST: {
    payload: z.object({
      method: textSchema(128),
      params: z.optional(z.unknown()),
      chainId: chainIdSchema,
      chainNamespace: namespaceSchema,
      rpcUrl: z.optional(urlSchema),
    }),
    answer: z.object({ result: z.unknown() }),
  },
  /** Without `ids`: every pending unsafe request. */
  RPC_ABORT: {
    payload: z.object({ ids: z.optional(z.array(textSchema(64)).check(z.maxLength(64))) }),
    answer: nothing,
  },
  RELOAD: { payload: nothing, answer: nothing },
  UPDATE_EMAIL: {
    /** `resume` as above. */
    payload: z.object({ email: emailSchema, resume: z.optional(z.boolean()) }),
    answer: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: z.object({ otp: otpSchema }), answer: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: z.object({ otp: otpSchema }), answer: z.object({ newEmail: emailSchema }) },
  SYNC_THEME: {
    payload: z.object({
      themeMode: z.optional(z.enum(['light', 'dark'])),
      themeVariables: z.optional(
        z.object({
          'font-size-master': z.optional(z.string().check(z.regex(/^\d{1,2}(\.\d+)?px$/))),
          'border-radius-master': z.optional(z.string().check(z.regex(/^\d{1,2}(\.\d+)?px$/))),
          accent: z.optional(color),
          background: z.optional(color),
          'color-mix': z.optional(color),
          'color-mix-strength': z.optional(z.number().check(z.gte(0), z.lte(100))),
        }),
      ),
    }),
    answer: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: z.object({
      metadata: z.object({
        name: textSchema(200),
        description: textSchema(2000),
        url: textSchema(2048),
        icons: z.array(textSchema(4096)).check(z.maxLength(16)),
      }),
      sdkType: textSchema(32),
      sdkVersion: textSchema(64),
      projectId: textSchema(128),
      /** BCP 47. */
      locale: textSchema(35),
    }),
    answer: nothing,
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    /** EIP-155 chain IDs. */
    answer: z.object({ smartAccountEnabledNetworks: z.array(z.int().check(z.positive())).check(z.maxLength(256)) }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, answer: z.object({ address: addressSchema, isDeployed: z.boolean() }) },
  SET_PREFERRED_ACCOUNT: {
    payload: z.object({ type: accountTypeSchema }),
    answer: z.object({ type: accountTypeSchema, address: addressSchema }),
  },
  OPEN: {
    payload: z.object({ page: z.enum(['recovery', 'devices', 'permissions', 'export', 'delete']) }),
    answer: nothing,
  },
} as const

/** The name of a request. */
export type RequestName = keyof typeof requests

/** The payload of a request. */
export type PayloadOf<Name extends RequestName> = z.output<(typeof requests)[Name]['payload']>

/** The response to a request. */
export type ResponseOf<Name extends RequestName> = z.output<(typeof requests)[Name]['answer']>
