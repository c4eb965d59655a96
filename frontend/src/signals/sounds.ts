/** Sounds, made on the spot from oscillators and noise. */
import { loudness } from "../state/settings.ts";

export type Sound = "turn" | "hint" | "told" | "fit" | "complete" | "mistake" | "end";

/** Of a tone at full loudness: soft, for headphones, too. */
const LOUDNESS = 0.2;
let context: AudioContext | null = null;

/** A tone that glides from one pitch to another and fades. */
function tone(
  audio: AudioContext,
  shape: OscillatorType,
  from: number,
  to: number,
  start: number,
  length: number,
): void {
  const begin = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS * loudness.value, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** A burst of noise: far thunder of a shell, or its crackle. */
function burst(audio: AudioContext, pitch: number, start: number, length: number): void {
  const samples = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer: samples });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const volume = new GainNode(audio, { gain: LOUDNESS * 2 * loudness.value });
  noise.connect(filter).connect(volume).connect(audio.destination);
  noise.start(audio.currentTime + start);
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  turn: (audio) => {
    tone(audio, "sine", 660, 660, 0, 0.35);
    tone(audio, "sine", 880, 880, 0.14, 0.5);
  },
  hint: (audio) => tone(audio, "triangle", 520, 560, 0, 0.16),
  fit: (audio) => {
    tone(audio, "sine", 300, 1300, 0, 0.4);
    burst(audio, 700, 0.4, 0.6);
  },
  complete: (audio) => {
    tone(audio, "sine", 260, 1500, 0, 0.5);
    burst(audio, 420, 0.5, 1.1);
    for (const [index, pitch] of [523, 659, 784, 1047].entries())
      tone(audio, "sine", pitch, pitch, 0.55 + index * 0.1, 0.7);
  },
  told: (audio) => {
    tone(audio, "triangle", 620, 620, 0, 0.2);
    tone(audio, "triangle", 780, 780, 0.12, 0.3);
  },
  mistake: (audio) => tone(audio, "triangle", 360, 130, 0, 0.5), // phones play nothing lower
  end: (audio) => {
    for (const [index, pitch] of [392, 523, 659, 784].entries())
      tone(audio, "sine", pitch, pitch, index * 0.16, 1.1 - index * 0.1);
    burst(audio, 300, 0.7, 1.4);
  },
};

export function make(which: Sound): void {
  context ??= new AudioContext();
  void context.resume(); // browsers keep it silent until somebody has touched the page
  SCORES[which](context);
}
