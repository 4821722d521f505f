const NOTES_HZ = [659.25, 880];
const NOTE_S = 0.16;
const LOUDNESS = 0.2;

/**
 * Plays two short notes. Silent where the browser has no sound or, as browsers do before the page's
 * first click, refuses it.
 */
export function playChime(): void {
  try {
    const sound = new AudioContext();
    const volume = sound.createGain();
    volume.connect(sound.destination);
    const end = sound.currentTime + NOTES_HZ.length * NOTE_S;
    volume.gain.setValueAtTime(LOUDNESS, sound.currentTime);
    volume.gain.linearRampToValueAtTime(0, end);
    for (const [place, pitch] of NOTES_HZ.entries()) {
      const note = new OscillatorNode(sound, { frequency: pitch });
      note.connect(volume);
      note.start(sound.currentTime + place * NOTE_S);
      note.stop(sound.currentTime + (place + 1) * NOTE_S);
    }
    setTimeout(() => void sound.close(), 2_000 * NOTES_HZ.length * NOTE_S);
  } catch {
    // The owner still sees the order.
  }
}
