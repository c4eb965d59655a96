export { EndOfGame } from "../end/EndOfGame.tsx";
export { KeysSheet } from "../keyboard/KeysSheet.tsx";
export { CardSheet } from "./CardSheet.tsx";
export { MenuSheet } from "./MenuSheet.tsx";
