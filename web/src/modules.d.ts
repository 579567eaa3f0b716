declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "*.toml" {
  const facts: Record<string, unknown>;
  export default facts;
}
