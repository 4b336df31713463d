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
import { siwxMessageSchema } from './SiwxMessage.js'
import { userSchema } from './User.js'

const nothing = z.optional(z.undefined())
const color = textSchema(64)

/** What a page may ask of the frame, by name: `@kit-app/NAME` with `payload`, answered with `answer` as `@kit-frame/NAME_SUCCESS`. */
export const requests = {
  CONNECT_EMAIL: {
    /** `resume`: go on with the code that was mailed to the address before, while it is good. */
    payload: z.object({ email: emailSchema, resume: z.optional(z.boolean()) }),
    /** `match`: two digits that the page shows, to be typed where the link of the mail leads. */
    answer: z.object({
      action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      match: z.optional(z.string().check(z.regex(/^\d{2}$/))),
      /** When the mail was sent, in milliseconds since the epoch. */
      sentAt: z.optional(z.int().check(z.nonnegative())),
    }),
  },
  CONNECT_DEVICE: { payload: nothing, answer: nothing },
  CONNECT_OTP: { payload: z.object({ otp: otpSchema }), answer: nothing },
  GET_SOCIAL_REDIRECT_URI: {
    /** `redirect`: where the browser comes back to when no window can be opened; a page of the asking origin. */
    payload: z.object({ provider: pageProviderSchema, redirect: z.optional(urlSchema) }),
    answer: z.object({ uri: urlSchema }),
  },
  /**
   * Whether the visitor came back from the provider of the last `GET_SOCIAL_REDIRECT_URI`: for a page that lost its window, as the provider's page may cut it
   * off. Answered after 25 s at the latest.
   */
  WAIT_SOCIAL: { payload: nothing, answer: z.object({ returned: z.boolean() }) },
  CONNECT_SOCIAL: {
    /** `uri`: what the window or the redirect brought back. */
    payload: z.object({
      uri: urlSchema,
      preferredAccountType: z.optional(accountTypeSchema),
      chainId: z.optional(chainIdSchema),
      siwxMessage: z.optional(siwxMessageSchema),
    }),
    answer: userSchema,
  },
  /** Logs in with a passkey that was made before, and opens the wallet with it: one touch. */
  CONNECT_PASSKEY: { payload: nothing, answer: nothing },
  GET_FARCASTER_URI: { payload: nothing, answer: z.object({ url: urlSchema }) },
  CONNECT_FARCASTER: { payload: nothing, answer: z.object({ userName: textSchema(256) }) },
  GET_USER: {
    payload: z.object({
      chainId: z.optional(chainIdSchema),
      preferredAccountType: z.optional(accountTypeSchema),
      socialUri: z.optional(urlSchema),
      siwxMessage: z.optional(siwxMessageSchema),
    }),
    answer: userSchema,
  },
  IS_CONNECTED: { payload: nothing, answer: z.object({ isConnected: z.boolean() }) },
  GET_CHAIN_ID: { payload: nothing, answer: z.object({ chainId: chainIdSchema }) },
  SIGN_OUT: { payload: nothing, answer: nothing },
  SWITCH_NETWORK: {
    /** `rpcUrl` is what the page reads from; the frame never does. */
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
  /** Without `ids`: every request that is open and unsafe. */
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
    /** Numbers of EIP-155. */
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

/** What a request carries. */
export type PayloadOf<Name extends RequestName> = z.output<(typeof requests)[Name]['payload']>

/** What a request is answered with. */
export type AnswerOf<Name extends RequestName> = z.output<(typeof requests)[Name]['answer']>
