const pauseMs = 120
const widthPx = 640

/**
 * Shows the camera in `video` and resolves with the text of the first QR code. Rejects if there is no camera, or when the signal is
 * aborted. Turns the camera off in any case.
 *
 * @example const link = await scanFrames(video, signal)
 */
export async function scanFrames(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const [{ default: readCode }, stream] = await Promise.all([
    import('jsqr'),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ])
  try {
    signal.throwIfAborted()
    video.srcObject = stream
    await video.play()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('Canvas 2D context unavailable.')
    for (;;) {
      signal.throwIfAborted()
      canvas.width = widthPx
      canvas.height = Math.round((widthPx * video.videoHeight) / (video.videoWidth || 1)) || 1
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const picture = context.getImageData(0, 0, canvas.width, canvas.height)
      const code = readCode(picture.data, picture.width, picture.height)
      if (code && code.data !== '') return code.data
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
