export { type FrameLook, frameStates, showFrameState } from './showFrameState.js'
