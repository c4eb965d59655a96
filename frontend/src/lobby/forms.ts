/** The forms for the rules of a table, fetched together when somebody opens one of them. */
export { ChangeRules } from "../waiting/ChangeRules.tsx";
export { TableForm } from "./TableForm.tsx";
