const NOTES_HZ = [659.25, 880];
const NOTE_S = 0.16;
const GAIN = 0.2;

/**
 * Plays two short notes. Silent where the browser has no audio or, before the first click on the
 * page, blocks it.
 */
export function playNotificationSound(): void {
  try {
    const sound = new AudioContext();
    const volume = sound.createGain();
    volume.connect(sound.destination);
    const end = sound.currentTime + NOTES_HZ.length * NOTE_S;
    volume.gain.setValueAtTime(GAIN, sound.currentTime);
    volume.gain.linearRampToValueAtTime(0, end);
    for (const [index, frequency] of NOTES_HZ.entries()) {
      const note = new OscillatorNode(sound, { frequency });
      note.connect(volume);
      note.start(sound.currentTime + index * NOTE_S);
      note.stop(sound.currentTime + (index + 1) * NOTE_S);
    }
    setTimeout(() => void sound.close(), 2_000 * NOTES_HZ.length * NOTE_S);
  } catch {
    // The notification is also visible on the page.
  }
}
