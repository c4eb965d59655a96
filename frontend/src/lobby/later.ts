/** Settings, which most visits do without: they are fetched when somebody opens a menu. */
const fetched = () => import("./HouseMenu.tsx");

export const houseMenu = () => fetched().then((module) => module.HouseMenu);
export const preferences = () => fetched().then((module) => module.Preferences);
