/** Where you are signed in: signing out, and a link for another device. */

import { useEffect, useState } from "preact/hooks";
import { at } from "../base.ts";
import { locale, t } from "../i18n.ts";
import { LinkWays } from "../invite/LinkWays.tsx";
import type { Device, DeviceLink } from "../messages.gen.ts";
import { deviceLink, getDevices, signOut } from "../net/api.ts";
import { me } from "../state/me.ts";
import { toast } from "../state/toasts.ts";

/** Ask the server; what goes wrong is said. */
async function attempt<Answer>(asked: Promise<Answer>, then: (answer: Answer) => void): Promise<void> {
  try {
    then(await asked);
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

function nameOf(device: Device): string {
  return device.label || t("device-unknown");
}

function Row({ device, only, onOut }: { device: Device; only: boolean; onOut: (device: Device) => void }) {
  const [doubting, setDoubting] = useState(false);
  const seen = new Date(device.seen * 1000).toLocaleDateString(locale());
  return (
    <li>
      <span>
        <b>{nameOf(device)}</b>
        <small>{device.here ? t("device-here") : t("device-seen", { date: seen })}</small>
      </span>
      <button
        type="button"
        class="quiet"
        aria-label={t("sign-out-device", { device: device.here ? t("device-here") : nameOf(device) })}
        onClick={() => (device.here && !doubting ? setDoubting(true) : onOut(device))}
      >
        {t("sign-out")}
      </button>
      {doubting && (
        <p class="notice" role="alert">
          {t("sign-out-doubt", { only: only ? "yes" : "no", name: me.value?.name ?? "" })}
        </p>
      )}
    </li>
  );
}

function AddDevice() {
  const [link, setLink] = useState<DeviceLink | null>(null);
  if (link === null) {
    return (
      <button type="button" class="primary" onClick={() => attempt(deviceLink(), setLink)}>
        {t("add-device")}
      </button>
    );
  }
  return (
    <section class="add-device stack loose" aria-label={t("add-device")}>
      <p>{t("add-device-text", { minutes: link.minutes })}</p>
      <LinkWays path={link.url} label={t("personal-link")} qrLabel={t("personal-qr")} />
    </section>
  );
}

export function Devices() {
  const [devices, setDevices] = useState<Device[] | null>(null);
  useEffect(() => void attempt(getDevices(), (answer) => setDevices(answer.devices)), []);
  if (devices === null) return <p role="status">{t("loading")}</p>;
  const out = (device: Device | null) =>
    attempt(signOut(device?.id ?? null), (answer) =>
      device?.here ? location.assign(at("/")) : setDevices(answer.devices),
    );
  return (
    <>
      <p>{t("devices-text", { name: me.value?.name ?? "" })}</p>
      <ul class="stack lines device-list under">
        {devices.map((device) => (
          <Row key={device.id} device={device} only={devices.length === 1} onOut={out} />
        ))}
      </ul>
      <div class="row wrap buttons">
        <AddDevice />
        {devices.length > 1 && (
          <button type="button" onClick={() => out(null)}>
            {t("sign-out-others")}
          </button>
        )}
      </div>
    </>
  );
}
