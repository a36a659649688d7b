import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { usePrintWithPhotos } from "./printed-page";
import { BrokenPhoto } from "@/components/photos/show/photo-tile";
import { currentToasts, dismissTexts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

/** Of each photo, whether it came, once it is known. */
let loads: PromiseWithResolvers<undefined>[];
const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  print.mockClear();
  dismissTexts();
  loads = [];
  vi.stubGlobal("print", print);
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => false },
    decode: {
      configurable: true,
      value: () => {
        const load = Promise.withResolvers<undefined>();
        loads.push(load);
        return load.promise;
      },
    },
  });
  return () => vi.useRealTimers();
});

function Report({ photos = 2, broken = 0 }) {
  const printReport = usePrintWithPhotos("article");
  return (
    <>
      <article>
        {Array.from({ length: photos }, (_, at) => (
          <img key={at} alt="" src={`/${String(at)}`} loading="lazy" />
        ))}
        {Array.from({ length: broken }, (_, at) => (
          <BrokenPhoto key={at} name="Wall" />
        ))}
      </article>
      <button type="button" onClick={() => void printReport()}>
        Print
      </button>
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Print" }));
const settle = (settling: () => void) => act(async () => settling());
const shown = () => currentToasts().filter(({ open }) => open);

test("it says that photos are being loaded, and prints once they have come, however often it is pressed", async () => {
  renderInPage(<Report />);
  press();
  press();
  expect(shown()).toMatchObject([{ title: en.photos.loadingToPrint }]);
  await settle(() => loads[0]?.resolve(undefined));
  expect(print).not.toHaveBeenCalled();
  await settle(() => loads.forEach(({ resolve }) => resolve(undefined)));
  expect(print).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test("nothing is printed once the paper is gone", async () => {
  const page = renderInPage(<Report />);
  press();
  page.unmount();
  await settle(() => loads.forEach(({ resolve }) => resolve(undefined)));
  expect(print).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test("it says how many photos are missing: those that failed, and those that never come", async () => {
  renderInPage(<Report photos={3} />);
  press();
  await settle(() => {
    loads[0]?.resolve(undefined);
    loads[1]?.reject(new Error("EncodingError"));
  });
  await settle(() => vi.advanceTimersByTime(30_000));
  expect(print).toHaveBeenCalledOnce();
  expect(shown()).toMatchObject([{ title: "2 photos are missing on paper", variant: "destructive" }]);
});

test("those that could not be fetched before are missing too", async () => {
  renderInPage(<Report photos={0} broken={1} />);
  await settle(press);
  expect(shown()).toMatchObject([{ title: "1 photo is missing on paper" }]);
});

test("photos that come one after the other are all waited for", async () => {
  renderInPage(<Report />);
  press();
  await settle(() => vi.advanceTimersByTime(29_000));
  await settle(() => loads[0]?.resolve(undefined));
  await settle(() => vi.advanceTimersByTime(29_000));
  expect(print).not.toHaveBeenCalled();
  await settle(() => loads[1]?.resolve(undefined));
  expect(print).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test("without photos it prints at once", async () => {
  renderInPage(<Report photos={0} />);
  await settle(press);
  expect(print).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
