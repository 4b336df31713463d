/** From the last letter to a request (rule constants: debounce). */
export const debounceMs = 500
