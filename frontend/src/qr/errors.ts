/** Reed-Solomon correction bytes over the field of 256 elements that QR codes use. */
const POLYNOMIAL = 0x11d;

const powers: number[] = [1];
for (let at = 1; at < 255; at++) {
  const next = powers[at - 1]! << 1;
  powers.push(next > 255 ? next ^ POLYNOMIAL : next);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powers[(powers.indexOf(a) + powers.indexOf(b)) % 255]!;
}

/** The product of (x - 2^0) to (x - 2^(degree-1)), without its leading 1. */
function divisor(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root++) {
    const scaled = product.map((factor) => times(factor, powers[root]!));
    product = [...product, 0].map((factor, at) => factor ^ (scaled[at - 1] ?? 0));
  }
  return product.slice(1);
}

/** This many bytes that let a reader repair the data. */
export function errorCorrection(data: number[], count: number): number[] {
  const factors = divisor(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const lead = byte ^ rest.shift()!;
    rest.push(0);
    for (const [at, factor] of factors.entries()) rest[at]! ^= times(factor, lead);
  }
  return rest;
}
