/** The pages of clubs, fetched together. */

export { Club } from "./Club.tsx";
export { Clubs } from "./Clubs.tsx";
